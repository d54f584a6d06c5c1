import type { Off } from '@bindery/state/environment.ts'
import type { ReadableAtom } from 'nanostores'

const sponsors =
  ':root:has([data-bindery-sponsor]) [data-bindery-partner-center]{display:none!important}'

/**
 * What a page has marked is hidden by a sheet, so that content inserted later is dealt with before it
 * is painted. Until the country is known a marked link keeps its room: whoever it is for must not see
 * the page move. While nobody knows the country it is for nobody.
 */
const marksSheet = (country: string | null): string =>
  sponsors +
  (country && /^[a-z]{2}$/i.test(country)
    ? `[data-bindery-countries]:not([data-bindery-countries*="${country}" i]){display:none!important}`
    : '[data-bindery-countries]{visibility:hidden!important}')

/** Keeps to the marks of the page as long as a `bindery-site` is on it. */
export const keepMarks = ($country: ReadableAtom<string | null>): Off => {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const off = $country.subscribe((country) => sheet.replaceSync(marksSheet(country)))
  return () => {
    off()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
