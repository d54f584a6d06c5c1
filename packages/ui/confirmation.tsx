import { type ReactNode, useLayoutEffect } from 'react'
import { focused } from './focus.ts'
import { useDismissAfter } from './use-dismiss-after.ts'

/** Spec content 9, in ms. */
const confirmationTime = 2000

export interface ConfirmationProps {
  /** How long it stands, in ms; default 2000. Whoever points at it keeps it; a pointer that was there before does not. */
  after?: number
  /** The time is over: close what it stands in. */
  onDone: () => void
  children: ReactNode
}

/**
 * What stands in a panel in place of a form that was sent, for a moment. It is only seen: say the same
 * in the page's live region, where it stays. Focus that went with the form goes to the panel's heading.
 */
export function Confirmation({ after = confirmationTime, onDone, children }: ConfirmationProps) {
  const ref = useDismissAfter<HTMLParagraphElement>(after, onDone, undefined, false)
  useLayoutEffect(() => {
    const lost = !focused() || focused() === document.body
    if (lost) ref.current?.closest('[role$=dialog]')?.querySelector<HTMLElement>('h2')?.focus()
  }, [ref])
  return (
    <p ref={ref} className="bindery-confirmation" part="confirmation">
      {children}
    </p>
  )
}
