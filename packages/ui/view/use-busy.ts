import { useState } from 'react'

/** `busy` is true from a call of `run` until the promise of its action settles. */
export function useBusy(): [busy: boolean, run: (act: () => unknown) => Promise<void>] {
  const [busy, setBusy] = useState(false)
  const run = async (act: () => unknown) => {
    setBusy(true)
    await act()
    setBusy(false)
  }
  return [busy, run]
}
