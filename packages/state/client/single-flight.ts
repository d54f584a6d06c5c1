/** Whether two inputs are equal: the same value, or objects with the same fields. */
const isSameInput = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    Array.isArray(one) === Array.isArray(other) &&
    names.every(
      (name) => name in other && Object.is(Reflect.get(one, name), Reflect.get(other, name)),
    )
  )
}

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
    if (latest && isSameInput(latest.input, input)) return latest.promise
    const run = () => action(...args)
    const promise = (latest ? latest.promise.then(run, run) : run()).finally(() => {
      if (latest === call) latest = null
    })
    const call = { input, promise }
    latest = call
    return promise
  }
}
