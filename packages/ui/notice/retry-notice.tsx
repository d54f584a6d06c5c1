import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { hasFocus } from '../focus/focus.ts'
import { useBusy } from '../view/use-busy.ts'
import { Notice } from './notice.tsx'

export interface RetryNoticeProps {
  /** Why loading failed. */
  message: string
  /** Label of the button. */
  label: string
  /** Tries again. The button is busy until its promise settles. */
  retry: () => unknown
}

/**
 * A load error with a button to retry. The message disappears during the retry, so that the same one is
 * announced again; the button stays and keeps focus. If the notice unmounts while its button has focus,
 * focus moves to the box around it (`tabIndex={-1}`), which shows the loaded content then.
 */
export function RetryNotice({ message, label, retry }: RetryNoticeProps) {
  const [retrying, run] = useBusy()
  const pressed = useRef<HTMLButtonElement | null>(null)
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    pressed.current = currentTarget
    void run(retry)
  }
  useLayoutEffect(
    () => () => {
      const button = pressed.current
      if (!button || !hasFocus(button)) return
      button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    },
    [],
  )
  return (
    <>
      <Notice kind="error">{retrying ? null : message}</Notice>
      <Button busy={retrying} onClick={press}>
        {label}
      </Button>
    </>
  )
}
