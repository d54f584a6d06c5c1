import type { SiteStream } from '@bindery/contract/stream-rule.ts'
import { activitiesOf, entryOf } from '../activities.ts'
import type { ContentItem } from '../content.ts'
import { folderOf } from '../folders.ts'
import { markFollowingSeen } from '../follows.ts'
import { type Paging, page, paged, partOf } from '../paging.ts'
import type { Account, Records } from '../records.ts'
import { savesOf } from '../saved.ts'
import { searchContent } from '../search.ts'
import { serve, serveReader } from '../serve.ts'
import type { MockApp, Server } from '../server.ts'
import { userOf } from '../user.ts'
import { findable } from './search.ts'

interface Looking {
  query?: string | undefined
  sort?: 'saved' | 'published' | 'title' | undefined
}

/** A saved item, as a feed lists it. */
const savedEntry = ({ content }: Server) => {
  const published = new Map(content.map((item) => [item.id, item.published]))
  return ({ item, savedAt, listIds }: Records['saved']) => {
    const { listPrice, ...known } = item
    const at = published.get(item.id) ?? new Date(savedAt).toISOString()
    const price = listPrice === undefined ? {} : { listPrice }
    const said = { selectable: true, list: listIds, activity: item.activityType }
    return entryOf({ ...known, ...price, topicSlug: '', published: at }, said)
  }
}

/** A page of what lies in the library, or in a folder of it, as it was asked for. */
const library = (
  server: Server,
  account: Account,
  input: Paging & Looking,
  type: string,
  listId?: string,
) => {
  const { store } = server
  const sought = input.query?.trim().toLowerCase() ?? ''
  const sort = input.sort ?? 'saved'
  if (!sought && sort === 'saved') {
    // As it is kept: of ten thousand only these are read.
    const { start, size } = partOf(input)
    const kept = store.latest('saved', account.id, start, size, listId)
    const total = store.count('saved', account.id, listId)
    return page(server, kept.map(savedEntry(server)), { last: start + size >= total, total }, type)
  }
  const entries = savesOf(server, account, listId)
    .map(savedEntry(server))
    .filter(({ title, summary, author }) =>
      [title, summary, ...author].some((words) => words.toLowerCase().includes(sought)),
    )
  if (sort === 'title') {
    entries.sort((a, b) => a.title.localeCompare(b.title, 'en'))
  }
  if (sort === 'published') {
    entries.sort((a, b) => b.published.localeCompare(a.published))
  }
  return paged(server, entries, input, type)
}

/** All but the search: that looks at what is sold, too. */
type Listed = Exclude<SiteStream, 'search'>

/** What belongs to a stream of the site. */
const belongs: Readonly<Record<Listed, (item: ContentItem) => boolean>> = {
  latest: ({ contentType }) => /article|podcast/i.test(contentType),
  webinars: ({ contentType }) => /webinar/i.test(contentType),
  'visual-library': ({ downloads }) => downloads !== undefined,
  magazine: ({ contentType }) => /magazine/i.test(contentType),
  'hbr-analytic-services': ({ contentType }) => /report/i.test(contentType),
  ascend: ({ series }) => series === 'Ascend',
}

interface Wanted {
  number: string
  size: string
  topic?: string | undefined
  type?: string | undefined
  series?: string | undefined
  query?: string | undefined
}

const same = (asked: string | undefined, ...names: (string | undefined)[]) =>
  !asked || names.some((name) => name?.toLowerCase() === asked.toLowerCase())

/** A stream of the site: of a topic (name or slug), a content type, a series, with all the words of a query. */
const ofSite = (server: Server, stream: Listed, input: Wanted) => {
  const words = (input.query ?? '').toLowerCase().split(/\s+/)
  const fits = server.content.filter(
    (item) =>
      belongs[stream](item) &&
      same(input.topic, item.topic, item.topicSlug) &&
      same(input.type, item.contentType) &&
      same(input.series, item.series) &&
      words.every((word) =>
        [item.title, item.summary, item.topic, ...item.authors]
          .join(' ')
          .toLowerCase()
          .includes(word),
      ),
  )
  return paged(
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

/** The streams of the site, and of a reader's own: saves, list, history and following; page by page. */
export const streamRoutes = (app: MockApp, server: Server): void => {
  // As a stream it is the same search, asked with less.
  serve(app, server, 'readSearch', ({ input }) => {
    const asked = { topic: input.topic, type: input.type, series: input.series }
    const filters = Object.fromEntries(
      Object.entries(asked).map(([name, value]) => [name, value ? [value] : []]),
    )
    const { query = '' } = input
    const { items } = searchContent(findable(server), { query, filters, order: 'desc' })
    return paged(
      server,
      items.map((item) => entryOf(item)),
      input,
      'search',
    )
  })
  for (const [call, stream] of siteCalls) {
    serve(app, server, call, ({ input }) => ofSite(server, stream, input))
  }

  serveReader(app, server, 'readSaves', ({ account, input }) =>
    library(server, account, input, 'saves'),
  )

  serveReader(app, server, 'readList', ({ account, input, refusal }) => {
    if (!folderOf(server, account, input.id)) throw refusal('folder_unknown')
    return library(server, account, input, 'list', input.id)
  })

  serveReader(app, server, 'readHistory', ({ account, input }) => {
    const { filter } = input
    const fits = activitiesOf(server, account).filter(
      ({ content }) => filter === undefined || content['activity'] === filter,
    )
    if (server.settings.maintenance) {
      // Orders are not to be had then, and everything else is.
      const others = fits.filter(({ content }) => content['activity'] !== 'ordered')
      return { ...paged(server, others, input, 'history'), maintenanceStatus: 'on' }
    }
    return paged(server, fits, input, 'history')
  })

  serveReader(app, server, 'readFollowing', ({ account, input }) => {
    const topics = userOf(server, account).topics.map(({ name }) => name)
    if (!input.filter) markFollowingSeen(server, account)
    const fits = server.content.filter(
      ({ topic }) => topics.includes(topic) && (!input.filter || topic === input.filter),
    )
    return paged(
      server,
      fits.map((item) => entryOf(item)),
      input,
      'following',
    )
  })
}
