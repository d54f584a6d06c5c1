import type { SiteStream } from '@bindery/contract/stream-rule.ts'
import type { ContentItem } from '../../core/catalog.ts'
import type { Account, Records } from '../../core/records.ts'
import type { MockApp, Server } from '../../core/server.ts'
import { serve, serveReader } from '../../http/serve.ts'
import { activitiesOf, entryOf } from '../../library/activities.ts'
import { folderOf } from '../../library/folders.ts'
import { followsOf, markFollowingSeen } from '../../library/follows.ts'
import { type Paging, pageOf, sliceOf, streamPage } from '../../library/paging.ts'
import { listSaved } from '../../library/saved.ts'
import { findable, searchContent } from '../../library/search.ts'

interface LibraryQuery {
  query?: string | undefined
  sort?: 'saved' | 'published' | 'title' | undefined
}

/** A saved item as an entry of a feed. */
const savedEntry = ({ content }: Server) => {
  const published = new Map(content.map((item) => [item.id, item.published]))
  return ({ item, savedAt, listIds }: Records['saved']) => {
    const { listPrice, ...known } = item
    const at = published.get(item.id) ?? new Date(savedAt).toISOString()
    const price = listPrice === undefined ? {} : { listPrice }
    const fields = { selectable: true, list: listIds, activity: item.activityType }
    return entryOf({ ...known, ...price, topicSlug: '', published: at }, fields)
  }
}

/** A page of the library or of a folder, searched and sorted. */
const libraryPage = (
  server: Server,
  account: Account,
  input: Paging & LibraryQuery,
  type: string,
  listId?: string,
) => {
  const { store } = server
  const query = input.query?.trim().toLowerCase() ?? ''
  const sort = input.sort ?? 'saved'
  if (!query && sort === 'saved') {
    // The store has this order, so it reads only the page, even of ten thousand items.
    const { start, size } = sliceOf(input)
    const records = store.latest('saved', account.id, start, size, listId)
    const total = store.count('saved', account.id, listId)
    return streamPage(
      server,
      records.map(savedEntry(server)),
      { last: start + size >= total, total },
      type,
    )
  }
  const entries = listSaved(server, account, listId)
    .map(savedEntry(server))
    .filter(({ title, summary, author }) =>
      [title, summary, ...author].some((words) => words.toLowerCase().includes(query)),
    )
  if (sort === 'title') {
    entries.sort((a, b) => a.title.localeCompare(b.title, 'en'))
  }
  if (sort === 'published') {
    entries.sort((a, b) => b.published.localeCompare(a.published))
  }
  return pageOf(server, entries, input, type)
}

/** All streams of content. The search has products as well. */
type ContentStream = Exclude<SiteStream, 'search'>

/** Whether an item is in a stream of the site. */
const isInStream: Readonly<Record<ContentStream, (item: ContentItem) => boolean>> = {
  latest: ({ contentType }) => /article|podcast/i.test(contentType),
  webinars: ({ contentType }) => /webinar/i.test(contentType),
  'visual-library': ({ downloads }) => downloads !== undefined,
  magazine: ({ contentType }) => /magazine/i.test(contentType),
  'hbr-analytic-services': ({ contentType }) => /report/i.test(contentType),
  ascend: ({ series }) => series === 'Ascend',
}

interface SiteQuery {
  number: string
  size: string
  topic?: string | undefined
  type?: string | undefined
  series?: string | undefined
  query?: string | undefined
}

const matches = (requested: string | undefined, ...names: (string | undefined)[]) =>
  !requested || names.some((name) => name?.toLowerCase() === requested.toLowerCase())

/** A page of a stream, filtered by topic (name or slug), content type, series and all words of a query. */
const sitePage = (server: Server, stream: ContentStream, input: SiteQuery) => {
  const words = (input.query ?? '').toLowerCase().split(/\s+/)
  const fits = server.content.filter(
    (item) =>
      isInStream[stream](item) &&
      matches(input.topic, item.topic, item.topicSlug) &&
      matches(input.type, item.contentType) &&
      matches(input.series, item.series) &&
      words.every((word) =>
        [item.title, item.summary, item.topic, ...item.authors]
          .join(' ')
          .toLowerCase()
          .includes(word),
      ),
  )
  return pageOf(
    server,
    fits.toSorted((a, b) => b.published.localeCompare(a.published)).map((item) => entryOf(item)),
    input,
    stream,
  )
}

const siteCalls = [
  ['readLatest', 'latest'],
  ['readWebinars', 'webinars'],
  ['readVisuals', 'visual-library'],
  ['readMagazine', 'magazine'],
  ['readAnalyticServices', 'hbr-analytic-services'],
  ['readAscend', 'ascend'],
] as const

/** The streams of the site, and of the reader: saves, list, history and following. */
export const streamRoutes = (app: MockApp, server: Server): void => {
  // The stream is the same search with fewer parameters.
  serve(app, server, 'readSearch', ({ input }) => {
    const requested = { topic: input.topic, type: input.type, series: input.series }
    const filters = Object.fromEntries(
      Object.entries(requested).map(([name, value]) => [name, value ? [value] : []]),
    )
    const { query = '' } = input
    const { items } = searchContent(findable(server), { query, filters, order: 'desc' })
    return pageOf(
      server,
      items.map((item) => entryOf(item)),
      input,
      'search',
    )
  })
  for (const [call, stream] of siteCalls) {
    serve(app, server, call, ({ input }) => sitePage(server, stream, input))
  }

  serveReader(app, server, 'readSaves', ({ account, input }) =>
    libraryPage(server, account, input, 'saves'),
  )

  serveReader(app, server, 'readList', ({ account, input, refusal }) => {
    if (!folderOf(server, account, input.id)) throw refusal('folder_unknown')
    return libraryPage(server, account, input, 'list', input.id)
  })

  serveReader(app, server, 'readHistory', ({ account, input }) => {
    const { filter } = input
    const fits = activitiesOf(server, account).filter(
      ({ content }) => filter === undefined || content['activity'] === filter,
    )
    if (server.settings.maintenance) {
      // Under maintenance the shop has no orders.
      const others = fits.filter(({ content }) => content['activity'] !== 'ordered')
      return { ...pageOf(server, others, input, 'history'), maintenanceStatus: 'on' }
    }
    return pageOf(server, fits, input, 'history')
  })

  serveReader(app, server, 'readFollowing', ({ account, input }) => {
    const topics = followsOf(server, account, 'topic').map(({ name }) => name)
    if (!input.filter) markFollowingSeen(server, account)
    const fits = server.content.filter(
      ({ topic }) => topics.includes(topic) && (!input.filter || topic === input.filter),
    )
    return pageOf(
      server,
      fits.map((item) => entryOf(item)),
      input,
      'following',
    )
  })
}
