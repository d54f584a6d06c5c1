/**
 * The address of a place on this page. A `<base>` of the page would lead a link with only a hash to another page, which
 * a reader meets who opens it in a new tab.
 */
export const onThisPage = (href: string): string =>
  href.startsWith('#') ? location.href.replace(/#.*|$/, () => href) : href
