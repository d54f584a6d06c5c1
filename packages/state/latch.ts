/**
 * A verb that is under way is not begun again: who asks meanwhile gets the same promise. The latch is
 * synchronous, so that two clicks in one task are one.
 */
export const latch = <A extends unknown[], T>(verb: (...args: A) => Promise<T>) => {
  let running: Promise<T> | null = null
  return (...args: A): Promise<T> => {
    running ??= verb(...args).finally(() => {
      running = null
    })
    return running
  }
}

/** Makes something once; a failure is forgotten, so that the next one who asks tries again. */
export const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | null = null
  return (): Promise<T> => {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}
