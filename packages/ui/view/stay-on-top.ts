/**
 * A page that moves a tag takes the dialog or popover in it out of the top layer, without an event. The dialog would
 * lie in the page, which stays locked, and the popover would be gone, with a button that says it is open.
 * @param shown matches the element as long as it is in the top layer
 * @param show called after such a move
 * @returns stops watching
 */
export function stayOnTop(
  element: HTMLElement,
  shown: ':modal' | ':popover-open',
  show: () => void,
): () => void {
  const watch = new MutationObserver(() => {
    if (element.isConnected && !element.matches(shown)) show()
  })
  watch.observe(document, { childList: true, subtree: true })
  return () => watch.disconnect()
}
