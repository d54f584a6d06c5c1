import { completeActivation, reportTransaction } from '@bindery/state/activation.ts'
import type { Result } from '@bindery/state/failure.ts'
import { FaultEvent } from '@bindery/state/fault.events.ts'
import type { State } from '@bindery/state/state.ts'

/**
 * Back from a checkout: the subscription that was bought is activated, then analytics hear of the
 * transaction (spec accounts 7). A failure is only told to who listens: the reader can do nothing
 * about it.
 */
export const finishCheckout = async (
  state: State,
  uid: string,
  from: EventTarget,
): Promise<void> => {
  const session = await state.session.check()
  if (!('user' in session)) return
  const tell = (call: string, answer: Result) => {
    if (answer.ok) return
    const event = new FaultEvent('activation', `${call}: ${answer.failure.kind}`, 'bindery-site')
    state.environment.dispatch(event, from)
  }
  tell('checkoutComplete', await completeActivation(state))
  tell('transactionComplete', await reportTransaction(state, uid))
}
