export type OtherScreens = typeof import('./other-screens.tsx')

let loaded: OtherScreens | undefined

/** The other screens, if their code is loaded. */
export const loadedOtherScreens = (): OtherScreens | undefined => loaded

/** Loads the code of all screens but sign-in, and of their requests. A later call retries after a failure. */
export const loadOtherScreens = async (): Promise<OtherScreens> => {
  loaded ??= await import('./other-screens.tsx')
  return loaded
}
