import type { Failure } from '@bindery/state/failure.ts'
import type { State } from '@bindery/state/state.ts'

/**
 * How it ended for whoever had to sign in first; null when it was done. Whoever closes the modal stays signed
 * out. A page that reloads itself after the sign-in never learns it: it begins anew.
 * @param kind of the verb, as it is kept
 */
export const afterSignIn = ({ auth, intent, session }: State, kind: 'saved' | 'follow') =>
  new Promise<Failure | null>((resolve) => {
    const over = (failure: Failure | null) => {
      for (const off of offs) off()
      resolve(failure)
    }
    const offs = [
      intent.$outcome.listen((outcome) => {
        if (outcome?.kind === kind) over(outcome.failure)
      }),
      auth.$auth.listen(({ step }) => {
        if (step === 'closed' && session.$session.value?.status === 'guest') {
          over({ kind: 'signed-out' })
        }
      }),
    ]
  })
