/**
 * Makes an action single-flight: a call while it runs gets the same promise. The check is synchronous, so
 * two clicks in one task send one request.
 */
export const singleFlight = <A extends unknown[], T>(action: (...args: A) => Promise<T>) => {
  let running: Promise<T> | null = null
  return (...args: A): Promise<T> => {
    running ??= action(...args).finally(() => {
      running = null
    })
    return running
  }
}

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
