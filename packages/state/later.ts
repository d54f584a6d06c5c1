import type { Result } from './failure.ts'

/** Does something with what has to be loaded first; when that fails the answer is `offline`. */
export const later =
  <M>(load: () => Promise<M>) =>
  <T extends object>(act: (loaded: M) => Promise<Result<T>>): Promise<Result<T>> =>
    load().then(act, () => ({ ok: false, failure: { kind: 'offline' } }))
