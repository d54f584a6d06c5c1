import { Button } from './button.tsx'
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
 * are heard again; the button stays, and with it focus.
 */
export function RetryNotice({ message, label, retry }: RetryNoticeProps) {
  const [asking, run] = useBusy()
  return (
    <>
      <Notice kind="error">{asking ? null : message}</Notice>
      <Button busy={asking} onClick={() => run(retry)}>
        {label}
      </Button>
    </>
  )
}
