import { Notice } from '@bindery/ui/notice/notice.tsx'
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
  useLayoutEffect(() => {
    if (takesFocus) text.current?.focus()
  }, [takesFocus])
  return (
    <div>
      <div ref={text} className="notice" tabIndex={-1}>
        <Notice kind={kind}>{message}</Notice>
      </div>
      {children}
    </div>
  )
}
