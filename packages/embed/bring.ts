import type { BinderyRecord } from './record.ts'

export const modalTag = 'bindery-auth-modal'

/**
 * Brings what stands once on a page, the modal or a flyout: the one that the page has, else one of ours at
 * the end of the body.
 * @returns whether it could be loaded
 */
export function bring(record: Pick<BinderyRecord, 'load'>, tag = modalTag): Promise<boolean> {
  if (!document.querySelector(tag)) {
    const element = document.createElement(tag)
    // For a tag that was never closed and has the rest of the page inside: what we add is not part of that.
    element.setAttribute('data-bindery-added', '')
    document.body.appendChild(element)
  }
  return record.load(tag)
}
