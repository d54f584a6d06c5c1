import type { Result } from './failure.ts'

/** Runs `act` with the loaded part. Answers `offline` if the part cannot be loaded; the next use tries again. */
export type Lazy<M> = <T extends object>(
  act: (loaded: M) => Promise<Result<T>>,
) => Promise<Result<T>>

/** Loads something once. A failed load is not cached, so the next call retries. */
export const loadOnce = <T>(load: () => Promise<T>) => {
  let loaded: Promise<T> | null = null
  return (): Promise<T> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null
      throw error
    })
    return loaded
  }
}

/** The answer to an action after its reader has changed. */
export const signedOut = { ok: false, failure: { kind: 'signed-out' } } as const

/**
 * Loads a part of the state at its first use, and only once.
 *
 *     const store = lazy(async () => (await import('./saved-store.ts')).createSavedStore(core))
 *     const answer = await store(({ save }) => save(item))
 *
 * @param watch called at each use. If the function it returns says true once the part is loaded,
 *   nothing runs and the answer is `signed-out`: see `watchReader`. Default: never
 */
export const lazy = <M>(
  load: () => Promise<M>,
  watch: () => () => boolean = () => () => false,
): Lazy<M> => {
  const loaded = loadOnce(load)
  return (act) => {
    const readerChanged = watch()
    return loaded().then(
      (part) => (readerChanged() ? signedOut : act(part)),
      () => ({ ok: false, failure: { kind: 'offline' } }),
    )
  }
}

/** Wraps an action of a lazy-loaded part: `delegate(store, ({ save }) => save)` is called like `save`. */
export const delegate =
  <M, A extends unknown[], T extends object>(
    part: Lazy<M>,
    pick: (loaded: M) => (...args: A) => Promise<Result<T>>,
  ) =>
  (...args: A): Promise<Result<T>> =>
    part((loaded) => pick(loaded)(...args))
