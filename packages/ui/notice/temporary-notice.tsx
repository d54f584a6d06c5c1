import { useDismissAfter } from '../view/use-dismiss-after.ts'
import { Notice } from './notice.tsx'

/** Spec content 9, in ms. */
const errorTime = 5000

export interface TemporaryNoticeProps {
  /** The error; null leaves the empty live region. */
  message: string | null
  /** True for a message that expires after 5 seconds; else it stays. */
  expires: boolean
  /** The time is over: pass another message. */
  onExpire: () => void
}

/** An error message that expires, unless pointer or focus is on it. */
export function TemporaryNotice({ message, expires, onExpire }: TemporaryNoticeProps) {
  const ms = expires ? errorTime : undefined
  const ref = useDismissAfter<HTMLDivElement>(ms, onExpire, message, false)
  return (
    <div ref={ref}>
      <Notice kind="error">{message}</Notice>
    </div>
  )
}
