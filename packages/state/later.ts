import type { Result } from './failure.ts'

/** Does something with what has to be loaded first; when that cannot be had the answer is `offline`. */
export type Later<M> = <T extends object>(
  act: (loaded: M) => Promise<Result<T>>,
) => Promise<Result<T>>

/**
 * What is loaded when it is first wanted: `const verbs = later(() => import('./password-verbs.ts'))`,
 * then `verbs(({ changePassword }) => changePassword(…))`. Whoever asks after a failure tries again.
 */
export const later =
  <M>(load: () => Promise<M>): Later<M> =>
  (act) =>
    load().then(act, () => ({ ok: false, failure: { kind: 'offline' } }))
