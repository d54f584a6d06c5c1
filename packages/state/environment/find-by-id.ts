/**
 * Finds the element with an id: first in the tree (document or shadow root) of `from`, then in each tree
 * around it, up to the document.
 */
export const findById = (from: Node, id: string): HTMLElement | null => {
  let root = from.getRootNode() as Document | ShadowRoot
  // The root of a detached tree is an element, which has no `getElementById`.
  while ('getElementById' in root) {
    const found = root.getElementById(id)
    if (found || !('host' in root)) return found
    root = root.host.getRootNode() as Document | ShadowRoot
  }
  return null
}
