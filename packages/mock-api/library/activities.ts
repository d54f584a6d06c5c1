import type { ContentItem } from '../core/catalog.ts'
import type { Account, Activity } from '../core/records.ts'
import type { Server } from '../core/server.ts'
import { orderEntry, ordersOf } from '../shop/orders.ts'

export type ActivityKind = 'read' | 'watched' | 'shared' | 'ordered'

const downloadsOf = ({ downloads }: ContentItem) =>
  downloads === undefined
    ? {}
    : {
        hasDownloads: true,
        downloads: downloads.map(({ asset, format }) => ({ link: asset, format })),
        asset: downloads[0]?.asset ?? '',
      }

/** A published item as an entry of a feed. */
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

/** True if the paywall covers one of the entries. */
export const isPaywalled = (
  { content }: Pick<Server, 'content'>,
  entries: readonly Pick<Activity, 'content'>[],
): boolean => {
  const urls = new Set(entries.map(({ content: { src } }) => src))
  return content.some(({ metered, url }) => metered && urls.has(url))
}

const pathOf = (url: string) => URL.parse(url, 'http://site.test')?.pathname ?? url

const isWatched = ({ contentType }: ContentItem) => /video|webinar/i.test(contentType)

/** The history of a reader, the latest first. */
export const activitiesOf = (server: Server, { id }: Pick<Account, 'id'>): Activity[] => {
  const { store, content } = server
  const byPath = new Map(content.map((item) => [pathOf(item.url), item]))
  const shares = store
    .list('share', id)
    .map(({ value }) => value)
    .flatMap(({ url, provider, sharedWith, at }, index) => {
      const item = byPath.get(pathOf(url))
      if (!item) return []
      const share = { activity: 'shared', provider, sharedWith, readOnly: true }
      const entry = { ...entryOf(item, share), id: `shared-${index}-${item.id}` }
      return [{ at, entry: { ...entry, published: new Date(at).toISOString() } }]
    })
  // An article that was read in two months is listed once, as of the second.
  const paths = new Set(
    store
      .list('reading', id)
      .map(({ value }) => value.path)
      .reverse(),
  )
  const readings = [...paths].reverse().flatMap((path, index) => {
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
    isSeeded: value.key === '',
    entry: orderEntry(number, value),
  }))
  return [
    ...orders.filter(({ isSeeded }) => !isSeeded),
    ...shares,
    ...readings.reverse(),
    ...seeded,
    // Seeded orders are older than all other activities.
    ...orders.filter(({ isSeeded }) => isSeeded),
  ].map(({ entry }) => entry)
}
