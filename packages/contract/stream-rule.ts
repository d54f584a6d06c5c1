// Plain, no schemas: which streams there are (spec content 7).

/** Streams of the site, for everybody. The first one is the default (spec content 9). */
export const siteStreams = [
  'latest',
  'search',
  'webinars',
  'visual-library',
  'magazine',
  'hbr-analytic-services',
  'ascend',
] as const
export type SiteStream = (typeof siteStreams)[number]

/** Streams of a signed-in reader. */
export const ownStreams = ['saves', 'list', 'history', 'following'] as const
export type OwnStream = (typeof ownStreams)[number]

/** Whether a stream is the reader's own: a guest has none. */
export const isOwnStream = (stream: string): stream is OwnStream =>
  (ownStreams as readonly string[]).includes(stream)
