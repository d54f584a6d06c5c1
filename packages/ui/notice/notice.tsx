import type { ReactNode } from 'react'

export interface NoticeProps {
  /**
   * `error` interrupts a screen reader (role alert); the others are announced politely (role status). Default
   * `info`.
   */
  kind?: 'info' | 'success' | 'error' | undefined
  /** The message. Without one the empty live region stays, so that the next message is announced. */
  children?: ReactNode
}

/** A message in a live region. Keep it rendered and change its children: the region must exist before its text. */
export function Notice({ kind = 'info', children }: NoticeProps) {
  const role = kind === 'error' ? 'alert' : 'status'
  return (
    // Orca speaks a text that is put into a standing alert only if it says `assertive`, too.
    <div
      key={role}
      role={role}
      aria-live={kind === 'error' ? 'assertive' : undefined}
      className="bindery-notices"
    >
      {children ? (
        // Each new text is a new element, see `useControl`.
        <div key={String(children)} className={`bindery-notice is-${kind}`}>
          {children}
        </div>
      ) : null}
    </div>
  )
}
