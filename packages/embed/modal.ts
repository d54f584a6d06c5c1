import type { BinderyRecord } from './record.ts'

export const modalTag = 'bindery-auth-modal'

/** One modal per page: the one that the page has, else one of ours at the end of the body. */
export function bringModal(record: Pick<BinderyRecord, 'load'>): void {
  if (!document.querySelector(modalTag)) {
    document.body.appendChild(document.createElement(modalTag))
  }
  void record.load(modalTag)
}
