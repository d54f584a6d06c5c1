import { lazy } from '../client/lazy.ts'
import type { Server, ServerTools } from './core.ts'
import { watchReader } from './reader-guard.ts'
import type { Session } from './session.ts'

/** Access to the server. Lazy-loads its code on first use. After a failed load the next use retries. */
export const createServerAccess = (
  load: () => Promise<ServerTools>,
  reader: Pick<Session, '$session' | '$readerChanges'>,
): Server => {
  const use = lazy(load)
  return {
    use,
    call: (...args) => use(({ call }) => call(...args)),
    preload: (name) =>
      void use(async ({ preload }) => {
        preload(name)
        return { ok: true }
      }),
    run: (action, input, options = {}) => {
      const readerChanged = watchReader(reader)
      return use(({ run }) => run(action, input, options, readerChanged))
    },
  }
}
