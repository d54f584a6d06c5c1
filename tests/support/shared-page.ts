/**
 * The files of a component run share one page. After each file the page is as before it: elements, styles, spies.
 * No file can take back a tag that it has defined, a module that it has loaded or a policy of the document.
 */
import { afterAll, vi } from 'vitest'

const { title, adoptedStyleSheets, documentElement: root, body } = document

/** Returns a function that gives an element its present attributes again. */
const keepAttributes = (element: Element) => {
  const before = element.cloneNode() as Element
  return () => {
    for (const { name } of [...element.attributes])
      if (!before.hasAttribute(name)) element.removeAttribute(name)
    for (const { name, value } of before.attributes) element.setAttribute(name, value)
  }
}

const sheets = [...adoptedStyleSheets]
const children = [...body.childNodes]
const restoreAttributes = [root, body].map(keepAttributes)

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  body.replaceChildren(...children)
  for (const restore of restoreAttributes) restore()
  document.adoptedStyleSheets = sheets
  document.title = title
  Reflect.deleteProperty(globalThis, Symbol.for('bindery'))
  scrollTo(0, 0)
})
