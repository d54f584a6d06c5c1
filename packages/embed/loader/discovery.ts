/** Above this many mutation records, one scan of the page is cheaper than one per record. */
const manyRecords = 50

/**
 * Calls `found` for each undefined element, now and whenever one is inserted, at any depth. It may call
 * `found` for a defined element, and more than once for the same one.
 */
export function discover(found: (element: Element) => void): void {
  const root = document.documentElement
  const scan = (top: Element): void => {
    // A field of the name querySelectorAll hides the method of its form.
    for (const element of root.querySelectorAll.call(top, ':not(:defined)')) found(element)
  }
  scan(root)
  new MutationObserver((records) => {
    if (records.length > manyRecords) {
      scan(root)
      return
    }
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        const element = node as Element
        // Only an element has a `localName`.
        if (!element.localName) continue
        found(element)
        if (element.firstElementChild) scan(element)
      }
    }
  }).observe(document, { childList: true, subtree: true })
}
