import type { Result } from '@bindery/state/client/failure.ts'
import { BinderyErrorEvent } from '@bindery/state/environment/error.events.ts'
import { completeActivation, reportTransaction } from '@bindery/state/orders/activation.ts'
import { clearOrderCookie, completePendingActivation } from '@bindery/state/orders/order-cookie.ts'
import type { State } from '@bindery/state/state.ts'

const completeTransaction = async (state: State, uid: string, from: EventTarget): Promise<void> => {
  const session = await state.session.check()
  if (!('user' in session)) return
  const reportFailure = (call: string, result: Result) => {
    if (result.ok) return
    const event = new BinderyErrorEvent(
      'activation',
      `${call}: ${result.failure.kind}`,
      'bindery-site',
    )
    state.environment.dispatch(event, from)
  }
  reportFailure('checkoutComplete', await completeActivation(state))
  reportFailure('transactionComplete', await reportTransaction(state, uid))
}

/**
 * Activates the subscription that the reader has bought, and reports the transaction to analytics (spec
 * accounts 7). With a `uid` the reader returns from a checkout; without one an order has left its cookie.
 * A failure dispatches `bindery-error` and shows nothing, because the reader cannot act on it. The cookie
 * is cleared in either case.
 */
export const finishCheckout = async (
  state: State,
  uid: string | null,
  from: EventTarget,
): Promise<void> => {
  if (uid === null) return completePendingActivation(state, from)
  await completeTransaction(state, uid, from)
  clearOrderCookie(state)
}
