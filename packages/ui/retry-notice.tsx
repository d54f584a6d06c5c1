import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { hasFocus } from './focus.ts'
import { Notice } from './notice.tsx'
import { useBusy } from './use-busy.ts'

export interface RetryNoticeProps {
  /** Why it could not be had. */
  message: string
  /** Words of the button. */
  label: string
  /** Asks again; until its promise settles the button is busy. */
  retry: () => unknown
}

/**
 * What could not be had, and the way to ask again. The words go while it is asked for, so that the same ones
 * are heard again; the button stays, and with it focus. When it goes itself, focus goes to the box around it
 * (`tabIndex={-1}`), in which what was asked for stands then.
 */
export function RetryNotice({ message, label, retry }: RetryNoticeProps) {
  const [asking, run] = useBusy()
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
      <Notice kind="error">{asking ? null : message}</Notice>
      <Button busy={asking} onClick={press}>
        {label}
      </Button>
    </>
  )
}
