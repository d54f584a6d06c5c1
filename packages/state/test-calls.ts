/** Calls to the server that take their time, for tests. Never shipped. */
import type { TestEnvironment } from './test-environment.ts'

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

/** Lets calls with `part` in their address go on only when told to. */
export const holdCalls = (page: TestEnvironment, part: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  wrap(page, async (answer, call) => {
    if (call.includes(part)) await promise
    return answer()
  })
  return resolve
}

/**
 * Keeps the answers back to calls that begin so ('POST /api/shopping-cart'; '': all) after the server has
 * done what was asked, until they may come.
 * @param most how many are kept back
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
