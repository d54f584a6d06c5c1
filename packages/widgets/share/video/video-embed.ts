/** The attributes that name a video of the site. */
export interface Video {
  readonly videoId: string | undefined
  readonly slug: string | undefined
  readonly videoTitle: string | undefined
}

/** The title of a video; by default its slug as words. */
export const titleOf = ({ slug = '', videoTitle }: Video): string => {
  if (videoTitle) return videoTitle
  const words = slug.replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const quoted = (text: string) => `"${text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? '')}"`

/** The player on this site, for other sites (spec content 2: /video/embed/{id}/{slug}). */
const embedUrl = (base: string, { videoId = '', slug = '' }: Video): string =>
  `${base}/${encodeURIComponent(videoId)}/${encodeURIComponent(slug)}`

/** The code for other sites: a frame of 640 by 360. */
export const embedCode = (base: string, video: Video): string =>
  `<iframe src=${quoted(embedUrl(base, video))} title=${quoted(titleOf(video))} width="640" height="360" loading="lazy" allow="fullscreen" referrerpolicy="strict-origin-when-cross-origin"></iframe>`
