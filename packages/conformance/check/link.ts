/** Whether a browser can open a link of an answer: a path of the site, or an address of the web. */
export const isWebLink = (link: string, origin: string): boolean =>
  link !== '' && /^https?:$/.test(URL.parse(link, origin)?.protocol ?? '')
