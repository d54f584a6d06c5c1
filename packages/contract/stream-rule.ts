// Without Zod, so that widgets can import it. The names of the streams (spec content 7).

/** The public streams of the site. The first one is the default (spec content 9). */
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

/** The streams of a signed-in reader. */
export const ownStreams = ['saves', 'list', 'history', 'following'] as const
export type OwnStream = (typeof ownStreams)[number]

/** True for a stream of a signed-in reader. */
export const isOwnStream = (stream: string): stream is OwnStream =>
  (ownStreams as readonly string[]).includes(stream)
