import { Notice } from './notice.tsx'
import { useDismissAfter } from './use-dismiss-after.ts'

/** How long it stands (spec content 9), in ms. */
const errorTime = 5000

export interface PassingNoticeProps {
  /** The error. Nothing: the region stays, as that of a notice does. */
  message: string | null
  /** It stands for a while only; else it stays. */
  passing: boolean
  /** The while is over: say something else. */
  onPass: () => void
}

/** An error in a box that says something else after a while, unless its reader points at it or is in it. */
export function PassingNotice({ message, passing, onPass }: PassingNoticeProps) {
  const ms = passing ? errorTime : undefined
  const ref = useDismissAfter<HTMLDivElement>(ms, onPass, message, false)
  return (
    <div ref={ref}>
      <Notice kind="error">{message}</Notice>
    </div>
  )
}
