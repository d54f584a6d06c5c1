import type { Failure } from '@bindery/state/client/failure.ts'
import type { Outcome } from '@bindery/state/session/pending-action.ts'
import type { State } from '@bindery/state/state.ts'

/** In ms; the same as in `state/session/pending-action.ts`, which every page loads and so exports no constant. */
const lifetimeMs = 30 * 60_000

/**
 * Waits until a guest's pending action has run, and resolves with its failure; null means success.
 * Resolves with `signed-out` if the guest closes the modal, if a later action replaces this one, if another
 * reader signs in, or if the action expires. A page that reloads after the sign-in never gets the result.
 * @param isOurs whether an outcome is that of this action
 */
export const waitForPendingAction = (
  { auth, environment, pendingActions, session }: State,
  isOurs: (outcome: Outcome) => boolean,
) =>
  new Promise<Failure | null>((resolve) => {
    const finish = (failure: Failure | null) => {
      for (const off of offs) off()
      resolve(failure)
    }
    const giveUp = () => finish({ kind: 'signed-out' })
    const offs = [
      // An action that has not started by then never will.
      environment.timer(lifetimeMs, () => pendingActions.$action.get() && giveUp()),
      session.$readerChanges.listen(giveUp),
      pendingActions.$outcome.listen((outcome) => {
        if (outcome) finish(isOurs(outcome) ? outcome.failure : { kind: 'signed-out' })
      }),
      auth.$auth.listen(({ step }) => {
        if (step === 'closed' && session.$session.value?.status === 'guest') giveUp()
      }),
    ]
    // Nothing is pending: the reader changed before the action was stored.
    if (!pendingActions.$action.get()) giveUp()
  })
