import type { Result } from './failure.ts'
import { hasLeft } from './has-left.ts'
import { type Later, later } from './later.ts'
import type { Session } from './session.ts'

/**
 * As `later`, for what is a reader's own: when they have left by the time it is there, the answer is
 * `signed-out`, and nothing is done in the name of whoever came then.
 */
export const ownLater =
  <M>(session: Pick<Session, '$session' | '$departures'>, load: () => Promise<M>): Later<M> =>
  (act) => {
    const gone = hasLeft(session)
    return later(load)(async (loaded) =>
      gone() ? { ok: false, failure: { kind: 'signed-out' } } : act(loaded),
    )
  }

/** A verb of what has to be loaded: `verbOf(control)(({ save }) => save)` is called as `save` is. */
export const verbOf =
  <M>(control: Later<M>) =>
  <A extends unknown[], T extends object>(
    pick: (loaded: M) => (...args: A) => Promise<Result<T>>,
  ) =>
  (...args: A) =>
    control((loaded) => pick(loaded)(...args))
