import { type ReactNode, useLayoutEffect } from 'react'
import { isFocusLost } from '../focus/focus.ts'
import { useDismissAfter } from '../view/use-dismiss-after.ts'

/** Spec content 9, in ms. */
const confirmationTime = 2000

export interface ConfirmationProps {
  /**
   * Time until `onDone`, in ms; default 2000. It does not pass while the reader points at the text, or has
   * keyboard focus in the panel. A pointer that was there before and does not move does not count.
   */
  after?: number
  /** The time is over: close the panel around it. */
  onDone: () => void
  children: ReactNode
}

/**
 * A short message that replaces a sent form in a panel. It has no live region: announce the same text in
 * the page's own, which outlives the panel. If focus was lost with the form, it moves to the panel's heading.
 */
export function Confirmation({ after = confirmationTime, onDone, children }: ConfirmationProps) {
  const ref = useDismissAfter<HTMLParagraphElement>(after, onDone, undefined, false)
  useLayoutEffect(() => {
    if (isFocusLost())
      ref.current?.closest('[role$=dialog]')?.querySelector<HTMLElement>('h2')?.focus()
  }, [ref])
  return (
    <p ref={ref} className="bindery-confirmation" part="confirmation">
      {children}
    </p>
  )
}
