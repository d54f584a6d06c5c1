import type { PageRegistry } from '../registry/page-registry.ts'

export const modalTag = 'bindery-auth-modal'

/**
 * Loads an element of which a page has one, the auth modal or a flyout. If the page has none, appends one
 * to `parent`.
 * @returns false if its code cannot be loaded
 */
export function ensureElement(
  { load }: Pick<PageRegistry, 'load'>,
  tag = modalTag,
  parent = document.body,
): Promise<boolean> {
  let element = document.querySelector(tag)
  if (!element) {
    element = document.createElement(tag)
    // For an unclosed tag of ours, which contains the rest of the page: added elements are not its content.
    element.setAttribute('data-bindery-added', '')
  }
  if (element.hasAttribute('data-bindery-added') && element.parentNode !== parent)
    parent.append(element)
  return load(tag)
}
