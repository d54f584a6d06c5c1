/** A video of the site, as its page names it. */
export interface Video {
  readonly videoId: string | undefined
  readonly slug: string | undefined
  readonly videoTitle: string | undefined
}

/** Its title, or what its slug says. */
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

/** Its player on this site, for pages of others (spec content 2: /video/embed/{id}/{slug}). */
const embedUrl = (base: string, { videoId = '', slug = '' }: Video): string =>
  `${base}/${encodeURIComponent(videoId)}/${encodeURIComponent(slug)}`

/** What others paste into their pages. It grows with the page, up to 640 by 360. */
export const embedCode = (base: string, video: Video): string =>
  `<iframe src=${quoted(embedUrl(base, video))} title=${quoted(titleOf(video))} width="640" height="360" loading="lazy" allow="fullscreen" referrerpolicy="strict-origin-when-cross-origin"></iframe>`
