import type { ContentItem } from './content.ts'
import { orderEntry, ordersOf } from './orders.ts'
import type { Account } from './records.ts'
import type { Server } from './server.ts'

export type ActivityKind = 'read' | 'watched' | 'shared' | 'ordered'

/** An entry as it goes over the wire: what it does not have is left out. */
export type Activity = {
  id: string
  title: string
  summary: string
  published: string
  contentType: string
  category: { term: string }
  author: string[]
  content: Record<string, unknown> & { src: string }
  listPrice?: number
  productStatus?: string
  image?: string
  lineItems?: { title: string; contentType: string; authors: string[] }[]
  orderStatus?: string
}

const downloadsOf = ({ downloads }: ContentItem) =>
  downloads === undefined
    ? {}
    : {
        hasDownloads: true,
        downloads: downloads.map(({ asset, format }) => ({ link: asset, format })),
        asset: downloads[0]?.asset ?? '',
      }

/** Something published, as a feed lists it. */
export const entryOf = (item: ContentItem, content: Record<string, unknown> = {}): Activity => ({
  id: item.id,
  title: item.title,
  summary: item.summary,
  published: item.published,
  contentType: item.contentType,
  category: { term: item.topic },
  author: [...item.authors],
  content: {
    src: item.url,
    ...(item.series === undefined ? {} : { seriesLabel: item.series }),
    ...downloadsOf(item),
    ...content,
  },
  ...(item.listPrice === undefined ? {} : { listPrice: item.listPrice }),
  ...(item.comingSoon ? { productStatus: 'F' } : {}),
  ...(item.image === undefined ? {} : { image: item.image }),
})

/** Whether something of it lies behind the paywall: what the flag of a page of entries says. */
export const isPaywalled = (
  { content }: Pick<Server, 'content'>,
  entries: readonly Pick<Activity, 'content'>[],
): boolean => {
  const places = new Set(entries.map(({ content: { src } }) => src))
  return content.some(({ metered, url }) => metered && places.has(url))
}

const pathOf = (url: string) => URL.parse(url, 'http://site.test')?.pathname ?? url

const isWatched = ({ contentType }: ContentItem) => /video|webinar/i.test(contentType)

/** What a reader has done, the latest first. */
export const activitiesOf = (server: Server, { id }: Pick<Account, 'id'>): Activity[] => {
  const { store, content } = server
  const byPath = new Map(content.map((item) => [pathOf(item.url), item]))
  const shares = store
    .list('share', id)
    .map(({ value }) => value)
    .flatMap(({ url, provider, sharedWith, at }, index) => {
      const item = byPath.get(pathOf(url))
      if (!item) return []
      const said = { activity: 'shared', provider, sharedWith, readOnly: true }
      const entry = { ...entryOf(item, said), id: `shared-${index}-${item.id}` }
      return [{ at, entry: { ...entry, published: new Date(at).toISOString() } }]
    })
  const readings = store
    .list('reading', id)
    .map(({ value }) => value)
    .flatMap(({ path }, index) => {
      const item = byPath.get(pathOf(path))
      if (!item) return []
      const activity = isWatched(item) ? 'watched' : 'read'
      const entry = entryOf(item, { activity, readOnly: true })
      return [{ at: index, entry: { ...entry, id: `read-${item.id}` } }]
    })
  const seeded = store.list('activity', id).map(({ value }) => {
    const { owner: _, at, ...entry } = value
    return { at, entry }
  })
  const orders = ordersOf(server, { id }).map(({ id: number, value }) => ({
    earlier: value.key === '',
    entry: orderEntry(number, value),
  }))
  return [
    ...orders.filter(({ earlier }) => !earlier),
    ...shares,
    ...readings.reverse(),
    ...seeded,
    // From before the first visit.
    ...orders.filter(({ earlier }) => earlier),
  ].map(({ entry }) => entry)
}
