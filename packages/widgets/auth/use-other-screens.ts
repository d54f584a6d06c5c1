import { useEffect, useState } from 'react'

type OtherScreens = typeof import('./other-screens.tsx')

let others: OtherScreens | undefined

/** The chunk of the screens other than sign-in, and of what they send; may be called ahead. */
export const loadOthers = async (): Promise<OtherScreens> => {
  others ??= await import('./other-screens.tsx')
  return others
}

/**
 * The screens other than sign-in; undefined until they are there. When they do not come `lost` is called,
 * and whoever wants them again has another try.
 */
export function useOtherScreens(wanted: boolean, lost: () => void): OtherScreens | undefined {
  const [, set] = useState(others)
  useEffect(() => {
    if (!wanted) return undefined
    let here = true
    void loadOthers().then(
      () => here && set(others),
      () => here && lost(),
    )
    return () => {
      here = false
    }
  }, [wanted])
  return others
}
