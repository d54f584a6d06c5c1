import { completeActivation, reportTransaction } from '@bindery/state/activation.ts'
import type { Result } from '@bindery/state/failure.ts'
import { FaultEvent } from '@bindery/state/fault.events.ts'
import { followCrumb, sweepCrumb } from '@bindery/state/order-crumb.ts'
import type { State } from '@bindery/state/state.ts'

const back = async (state: State, uid: string, from: EventTarget): Promise<void> => {
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

/**
 * Back from a checkout (`uid`), or after an order whose crumb was found: the subscription that was bought
 * is activated, then analytics hear of the transaction (spec accounts 7). A failure is only told to whoever
 * listens: the reader can do nothing about it. The crumb is gone, whatever became of it.
 */
export const finishCheckout = async (
  state: State,
  uid: string | null,
  from: EventTarget,
): Promise<void> => {
  if (uid === null) return followCrumb(state, from)
  await back(state, uid, from)
  sweepCrumb(state)
}
