import type { ReactNode } from 'react'

export interface NoticeProps {
  /** `error` interrupts a screen reader (role alert), the others wait their turn (role status). Default `info`. */
  kind?: 'info' | 'success' | 'error' | undefined
  /** The message. Nothing: the region stays, empty, so that the next message is announced. */
  children?: ReactNode
}

/** A message in a box. Leave it in place and change its children: a region must exist before its text. */
export function Notice({ kind = 'info', children }: NoticeProps) {
  const role = kind === 'error' ? 'alert' : 'status'
  return (
    <div key={role} role={role} className="bindery-notices">
      {children ? (
        // Other words are another element, as those of a field's error.
        <div key={String(children)} className={`bindery-notice is-${kind}`}>
          {children}
        </div>
      ) : null}
    </div>
  )
}
