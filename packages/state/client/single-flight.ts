import { isEqualJson } from './equal-json.ts'

/**
 * Makes an action single-flight: a call with the same input as the latest one, while that is under way, gets
 * its promise. The check is synchronous, so two clicks in one task send one request. A call with another
 * input starts once the earlier calls have settled, so each caller gets the answer to its own input.
 */
export const singleFlight = <A extends unknown[], T>(action: (...args: A) => Promise<T>) => {
  /** `input` is the first argument. The others, such as the element that asks, do not tell calls apart. */
  let latest: { readonly input: unknown; readonly promise: Promise<T> } | null = null
  return (...args: A): Promise<T> => {
    const [input] = args
    if (latest && isEqualJson(latest.input, input)) return latest.promise
    const run = () => action(...args)
    const promise = (latest ? latest.promise.then(run, run) : run()).finally(() => {
      if (latest === call) latest = null
    })
    const call = { input, promise }
    latest = call
    return promise
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
