/** Ways to an element through shadow roots and frames. The functions run in the page. */

/** Selectors, each within the shadow root or the frame of the element before it. */
export type Way = readonly string[]

/** Whether the element at the end of the way is visible. */
export function isShown(way: Way): boolean {
  let root: ParentNode | null | undefined = document
  let found: Element | null | undefined = null
  for (const selector of way) {
    found = root?.querySelector(selector)
    if (!found) return false
    root = found.shadowRoot ?? (found as HTMLIFrameElement).contentDocument
  }
  return Boolean(found?.checkVisibility() && found.getBoundingClientRect().width > 0)
}

/** Presses the element at the end of the way. */
export function pressAt(way: Way): void {
  let root: ParentNode | null | undefined = document
  let found: Element | null | undefined = null
  for (const selector of way) {
    found = root?.querySelector(selector)
    root = found?.shadowRoot ?? (found as HTMLIFrameElement | null)?.contentDocument
  }
  ;(found as HTMLElement | null)?.click()
}
