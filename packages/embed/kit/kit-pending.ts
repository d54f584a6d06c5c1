import type { Failure } from '@bindery/state/client/failure.ts'
import type { Outcome, PendingAction } from '@bindery/state/session/pending-action.ts'
import { actionsIn } from '@bindery/state/session/several-actions.ts'
import type { State } from '@bindery/state/state.ts'

/** In ms; the same as in `state/session/pending-action.ts`, which every page loads and so exports no constant. */
const lifetimeMs = 30 * 60_000

/**
 * Waits until a guest's pending action has run, and resolves with its failure; null means success.
 * Resolves with `signed-out` if the guest closes the modal, if another reader signs in, or if the action
 * expires, and with the refusal `replaced` as soon as a later action takes its place. A page that reloads after the sign-in never gets the result.
 * @param isOurs whether an action, or the outcome of one, is this action
 */
export const waitForPendingAction = (
  { auth, environment, pendingActions, session }: State,
  isOurs: (action: Pick<Outcome, 'kind' | 'data'>) => boolean,
) =>
  new Promise<Failure | null>((resolve) => {
    const finish = (failure: Failure | null) => {
      for (const off of offs) off()
      resolve(failure)
    }
    const checkReplaced = (action: PendingAction | null) => {
      if (action && !actionsIn(action).some(isOurs))
        finish({ kind: 'refused', code: 'replaced', status: 0 })
    }
    const giveUp = () => finish({ kind: 'signed-out' })
    const offs = [
      // An action that has not started by then never will.
      environment.timer(lifetimeMs, () => pendingActions.$action.get() && giveUp()),
      session.$readerChanges.listen(giveUp),
      pendingActions.$outcome.listen((outcome) => {
        if (outcome && isOurs(outcome)) finish(outcome.failure)
        else if (outcome && !outcome.more) giveUp()
      }),
      pendingActions.$action.listen(checkReplaced),
      auth.$auth.listen(({ step }) => {
        if (step === 'closed' && session.$session.value?.status === 'guest') giveUp()
      }),
    ]
    const now = pendingActions.$action.get()
    // Nothing is pending: the reader changed before the action was stored.
    if (now) checkReplaced(now)
    else giveUp()
  })
