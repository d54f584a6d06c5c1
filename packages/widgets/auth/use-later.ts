import { useEffect, useState } from 'react'

type Later = typeof import('./later-screens.tsx')

let later: Later | undefined

/** The file of the screens besides sign-in, and of what they send. */
export const screens = (): Promise<Later> => import('./later-screens.tsx')

/** Fetches the screens besides sign-in. Whoever is about to need them may call it before. */
export const loadLater = async (): Promise<void> => {
  later ??= await screens()
}

/**
 * The screens besides sign-in; undefined until they are there. When they do not come `lost` is called,
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
