import type { Result } from '@bindery/state/client/failure.ts'
import { BinderyErrorEvent } from '@bindery/state/environment/error.events.ts'
import { completeActivation, reportTransaction } from '@bindery/state/orders/activation.ts'
import {
  activationLock,
  clearOrderCookie,
  completePendingActivation,
  hasOrderCookie,
  setOrderCookie,
} from '@bindery/state/orders/order-cookie.ts'
import { activatedKey } from '@bindery/state/session/storage-keys.ts'
import type { State } from '@bindery/state/state.ts'

/** Two returns from a checkout within this time, in ms, are one purchase: its page was opened in two tabs. */
const oneReturnMs = 60_000

/**
 * @param owed whether the page has opened with the cookie of an order
 * @returns false if nobody knows who the buyer is, so that another page has to activate the order
 */
const completeTransaction = async (
  state: State,
  uid: string,
  from: EventTarget,
  owed: boolean,
): Promise<boolean> => {
  const { environment, session } = state
  const reportFailure = (call: string, result: Result) => {
    if (result.ok) return
    const event = new BinderyErrorEvent(
      'activation',
      `${call}: ${result.failure.kind}`,
      'bindery-site',
    )
    environment.dispatch(event, from)
  }
  const now = await session.check()
  if (now.status === 'unknown') {
    if (now.failure) reportFailure('readProfile', { ok: false, failure: now.failure })
    return false
  }
  if (now.status === 'guest') return true
  // Another tab has done it for the cookie, and told nobody of the transaction.
  const isActivated = owed && !hasOrderCookie(environment)
  let activated: Result = { ok: true }
  if (isActivated) await session.refresh()
  else activated = await completeActivation(state)
  reportFailure('checkoutComplete', activated)
  // Before the next call: a value takes a moment to reach the other tabs.
  if (activated.ok) environment.local.set(activatedKey, `${environment.now()}`)
  reportFailure('transactionComplete', await reportTransaction(state, uid))
  return true
}

/**
 * Activates the subscription that the reader has bought, and reports the transaction to analytics (spec
 * accounts 7), once if its page is opened in several tabs. With a `uid` the reader returns from a checkout;
 * without one an order has left its cookie. A failure dispatches `bindery-error` and shows nothing, because
 * the reader cannot act on it. The cookie is cleared in either case, unless the reader could not be read: then the next
 * page activates the order, which has the cookie for it.
 */
export const finishCheckout = (
  state: State,
  uid: string | null,
  from: EventTarget,
): Promise<void> => {
  const { environment } = state
  if (uid === null) return completePendingActivation(state, from)
  const owed = hasOrderCookie(environment)
  return environment.exclusive(activationLock, async () => {
    const last = Number(environment.local.get(activatedKey))
    // The other tab's activation has changed what this reader may read.
    if (Math.abs(environment.now() - last) < oneReturnMs)
      return void (await state.session.refresh())
    const isDone = await completeTransaction(state, uid, from, owed)
    if (isDone) clearOrderCookie(state)
    else setOrderCookie(state)
  })
}
