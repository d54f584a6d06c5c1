/** Above this many records in one batch, one look at the page is cheaper than one at each. */
const manyRecords = 50

/**
 * Calls `found` for every element that nothing has defined yet, now and whenever one is inserted,
 * however deep in what was inserted. It may be called for elements that are defined, and twice.
 */
export function discover(found: (element: Element) => void): void {
  const scan = (root: ParentNode): void => {
    for (const element of root.querySelectorAll(':not(:defined)')) found(element)
  }
  scan(document)
  new MutationObserver((records) => {
    if (records.length > manyRecords) {
      scan(document)
      return
    }
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        const element = node as Element
        // Only elements have one.
        if (!element.localName) continue
        found(element)
        if (element.firstElementChild) scan(element)
      }
    }
  }).observe(document, { childList: true, subtree: true })
}
