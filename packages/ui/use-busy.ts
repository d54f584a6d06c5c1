import { useState } from 'react'

/** Whether what `run` was given last is still going on, until its promise settles; and `run`. */
export function useBusy(): [busy: boolean, run: (act: () => unknown) => Promise<void>] {
  const [busy, setBusy] = useState(false)
  const run = async (act: () => unknown) => {
    setBusy(true)
    await act()
    setBusy(false)
  }
  return [busy, run]
}
