import { Notice } from '@bindery/ui/notice.tsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface PasswordNewsProps {
  kind: 'success' | 'error' | 'info'
  /** It stands where the form with the focus was: the focus goes here, not to the top of the page. */
  takesFocus: boolean
  message: ReactNode
  children?: ReactNode
}

/** What has become of the form, in its place, and what to do next. */
export function PasswordNews({ kind, takesFocus, message, children }: PasswordNewsProps) {
  const box = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) text.current?.focus()
  }, [takesFocus])
  return (
    <div ref={box}>
      <div ref={text} className="news" tabIndex={-1}>
        <Notice kind={kind}>{message}</Notice>
      </div>
      {children}
    </div>
  )
}
