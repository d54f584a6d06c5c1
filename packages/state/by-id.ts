/**
 * The element with an id: looked for in the tree that `from` stands in, then in each tree around it, up to
 * the document.
 */
export const byId = (from: Node, id: string): HTMLElement | null => {
  let root = from.getRootNode() as Document | ShadowRoot
  // A tree that is not in the page has no ids to ask for.
  while ('getElementById' in root) {
    const found = root.getElementById(id)
    if (found || !('host' in root)) return found
    root = root.host.getRootNode() as Document | ShadowRoot
  }
  return null
}
