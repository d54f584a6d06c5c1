import { useEffect, useState } from 'react'

type Later = typeof import('./later-screens.tsx')

let later: Later | undefined

/** Fetches the screens besides sign-in. Who is about to need them may call it before. */
export const loadLater = async (): Promise<void> => {
  later ??= await import('./later-screens.tsx')
}

/** The screens besides sign-in, `null` while they are on their way, `'failed'` when they do not come. */
export function useLater(wanted: boolean): Later | null | 'failed' {
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting')
  useEffect(() => {
    if (!wanted) return undefined
    let here = true
    const set = (next: typeof state) => () => {
      if (here) setState(next)
    }
    void loadLater().then(set('there'), set('failed'))
    return () => {
      here = false
    }
  }, [wanted])
  return later ?? (state === 'failed' && wanted ? 'failed' : null)
}
