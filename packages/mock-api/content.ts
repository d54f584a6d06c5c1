/**
 * Something the publisher has published: what streams list, search finds and readers save. It is handed
 * over by the site that has it (`createMockApi({ content })`), newest first.
 */
export interface ContentItem {
  /** Of an article its slug, the last part of its path. */
  id: string
  title: string
  /** A path of the site. */
  url: string
  /** The name of its topic, e.g. `Leading Teams`. */
  topic: string
  topicSlug: string
  authors: readonly string[]
  /** As readers see it: `Digital Article`, `Magazine Article`, `Podcast`, `Webinar`, `Report` … */
  contentType: string
  summary: string
  /** When it came out, ISO 8601. */
  published: string
  /** A path of the site. */
  image?: string
  /** In the currency of the site; left out when it is not for sale. */
  listPrice?: number
  /** A row of pieces that it belongs to: `Ascend`, `Big Ideas` … */
  series?: string
  /** Its text, as HTML: what `components/article` answers. */
  html?: string
  /** It is open to subscribers, and to whoever has it counted. */
  metered?: boolean
  /** What subscribers may download; `asset` is the last part of its address. */
  downloads?: readonly { readonly format: string; readonly asset: string }[]
  /** It is for sale, and not to be had yet. */
  comingSoon?: boolean
}
