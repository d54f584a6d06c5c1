const foreign = 'data-bindery-foreign'

/** An element of ours has no style attribute. A password manager only colours our fields. */
const isForeign = (node: Node): node is Element =>
  node instanceof Element && node.matches('[style]:not(input,select)')

/**
 * Marks what a password manager puts among our light DOM, so that our sheet leaves it alone (light.css). A sheet that
 * asks for `[style]` instead costs the page: each inline style that the page changes on an ancestor, the root
 * included, would compute the styles of everything in it again.
 * @returns stops marking
 */
export function markForeign(light: Element): () => void {
  const mark = (node: Node): void => {
    if (isForeign(node) && !node.closest(`[${foreign}]`)) node.setAttribute(foreign, '')
  }
  const watch = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) mark(node)
  })
  watch.observe(light, { childList: true, subtree: true, attributeFilter: ['style'] })
  return () => watch.disconnect()
}
