import type { Off } from '@bindery/state/environment/environment.ts'
import type { ReadableAtom } from 'nanostores'

const sponsors =
  ':root:has([data-bindery-sponsor]) [data-bindery-partner-center]{display:none!important}'

/**
 * A style sheet hides marked content, so that it also hides content inserted later before the first paint.
 * While the country is unknown, marked content is invisible and keeps its space: the page must not shift
 * for readers who will see it.
 */
const marksSheet = (country: string | null): string =>
  sponsors +
  (country && /^[a-z]{2}$/i.test(country)
    ? `[data-bindery-countries]:not([data-bindery-countries*="${country}" i]){display:none!important}`
    : '[data-bindery-countries]{visibility:hidden!important}')

/** Hides marked content by the reader's country and the page's sponsor, until the returned call. */
export const applyMarks = ($country: ReadableAtom<string | null>): Off => {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const off = $country.subscribe((country) => sheet.replaceSync(marksSheet(country)))
  return () => {
    off()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
