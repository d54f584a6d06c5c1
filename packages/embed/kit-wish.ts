import type { Failure } from '@bindery/state/failure.ts'
import type { Outcome } from '@bindery/state/reader-verb.ts'
import type { State } from '@bindery/state/state.ts'

/** As long as `state/intent.ts` keeps it, in ms: what every page loads has no room to say so. */
const lifetime = 30 * 60_000

/**
 * How it ended for whoever had to sign in first; null when it was done. Whoever closes the modal stays signed
 * out, and of several wishes the last is kept. A page that reloads itself after the sign-in never learns it: it
 * begins anew. When another reader comes it is over, whether they do it or not, and when it has been kept for as
 * long as a wish is.
 * @param isOurs whether it is this wish that was done
 */
export const afterSignIn = (
  { auth, environment, intent, session }: State,
  isOurs: (outcome: Outcome) => boolean,
) =>
  new Promise<Failure | null>((resolve) => {
    const over = (failure: Failure | null) => {
      for (const off of offs) off()
      resolve(failure)
    }
    const left = () => over({ kind: 'signed-out' })
    const offs = [
      // What has not been begun by then will not be, whoever signs in.
      environment.timer(lifetime, () => intent.$kept.get() && left()),
      session.$departures.listen(left),
      intent.$outcome.listen((outcome) => {
        if (outcome) over(isOurs(outcome) ? outcome.failure : { kind: 'signed-out' })
      }),
      auth.$auth.listen(({ step }) => {
        if (step === 'closed' && session.$session.value?.status === 'guest') left()
      }),
    ]
    // Not even kept: whoever asked has left already.
    if (!intent.$kept.get()) left()
  })
