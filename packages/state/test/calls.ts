/** Holds requests or responses, for tests. Never shipped. */
import type { TestEnvironment } from './environment.ts'

type Around = (answer: () => Promise<Response>, call: string) => Promise<Response>

/** @param around gets each call as 'METHOD /path' */
const wrap = (page: TestEnvironment, around: Around) => {
  const { fetch } = page
  Object.assign(page, {
    fetch: (...[input, init]: Parameters<typeof fetch>) => {
      const { method, url } = input instanceof Request ? input : new Request(input, init)
      return around(() => fetch(input, init), `${method} ${new URL(url).pathname}`)
    },
  })
}

/**
 * Holds the requests whose 'METHOD /path' contains `part`.
 * @returns lets them go on
 */
export const holdCalls = (page: TestEnvironment, part: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  wrap(page, async (answer, call) => {
    if (call.includes(part)) await promise
    return answer()
  })
  return resolve
}

/**
 * Holds responses after the server has handled the requests.
 * @param start how the requests begin, such as 'POST /api/shopping-cart'; '': all requests
 * @param most how many responses are held
 * @returns `made` resolves when the first response is held; `come` releases all
 */
export const holdAnswers = (page: TestEnvironment, start = '', most = Infinity) => {
  let held = 0
  const [made, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  wrap(page, async (answer, call) => {
    const reply = await answer()
    if (!call.startsWith(start) || held === most) return reply
    held += 1
    made.resolve()
    await free.promise
    return reply
  })
  return { made: made.promise, come: free.resolve }
}

/**
 * Leaves requests whose 'METHOD /path' contains `part` without a response.
 * @returns for each of them, in order, whether it has been aborted
 */
export const leaveCalls = (page: TestEnvironment, part: string): (() => readonly boolean[]) => {
  const signals: AbortSignal[] = []
  const { fetch } = page
  Object.assign(page, {
    fetch: (...[input, init]: Parameters<typeof fetch>) => {
      const request = input instanceof Request ? input : new Request(input, init)
      if (!`${request.method} ${new URL(request.url).pathname}`.includes(part))
        return fetch(input, init)
      const { signal } = request
      signals.push(signal)
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    },
  })
  return () => signals.map(({ aborted }) => aborted)
}
