import type { BinderyRecord } from './record.ts'

export const modalTag = 'bindery-auth-modal'

/**
 * Brings what stands once on a page, the modal or a flyout: the one that the page has, else one of ours at
 * the end of `top`.
 * @returns whether it could be loaded
 */
export function bring(
  record: Pick<BinderyRecord, 'load'>,
  tag = modalTag,
  top = document.body,
): Promise<boolean> {
  let element = document.querySelector(tag)
  if (!element) {
    element = document.createElement(tag)
    // For a tag that was never closed and has the rest of the page inside: what we add is not part of that.
    element.setAttribute('data-bindery-added', '')
  }
  if (element.hasAttribute('data-bindery-added') && element.parentNode !== top) top.append(element)
  return record.load(tag)
}
