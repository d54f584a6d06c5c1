import { useEffect, useState } from 'react'

type Later = typeof import('./later-screens.tsx')

let later: Later | undefined

/** The chunk of the screens other than sign-in, and of what they send. */
export const screens = (): Promise<Later> => import('./later-screens.tsx')

/** Fetches the screens other than sign-in; may be called ahead. */
export const loadLater = async (): Promise<void> => {
  later ??= await screens()
}

/**
 * The screens other than sign-in; undefined until they are there. When they do not come `lost` is called,
 * and whoever wants them again has another try.
 */
export function useLater(wanted: boolean, lost: () => void): Later | undefined {
  const [, set] = useState(later)
  useEffect(() => {
    if (!wanted) return undefined
    let here = true
    void loadLater().then(
      () => here && set(later),
      () => here && lost(),
    )
    return () => {
      here = false
    }
  }, [wanted])
  return later
}
