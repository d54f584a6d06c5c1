import { Notice } from '@bindery/ui/notice/notice.tsx'
import { useUid } from '@bindery/ui/view/ids.tsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface PasswordNoticeProps {
  kind: 'success' | 'error' | 'info'
  /** Whether the notice replaces a focused form, so that focus must move to it. */
  takesFocus: boolean
  message: ReactNode
  children?: ReactNode
}

/** The notice that replaces a form, with the next step. */
export function PasswordNotice({ kind, takesFocus, message, children }: PasswordNoticeProps) {
  const text = useRef<HTMLDivElement>(null)
  const id = useUid()
  useLayoutEffect(() => {
    if (takesFocus) text.current?.focus()
  }, [takesFocus])
  // A screen reader says the name, which is the message, when focus moves here. Firefox takes no name from around a
  // live region.
  const named = { role: 'group', 'aria-labelledby': id }
  return (
    <div>
      <div ref={text} className="notice" tabIndex={-1} {...named}>
        <Notice kind={kind}>
          <span id={id}>{message}</span>
        </Notice>
      </div>
      {children}
    </div>
  )
}
