import type { Failure } from '@bindery/state/client/failure.ts'
import type { Order } from '@bindery/state/orders/order.ts'
import { type CheckoutContext, checkoutOf, stepTowards } from './checkout-state.ts'
import { addressOf, orderAddress, type Step, stepAt, steps } from './checkout-steps.ts'

const missingStep = {
  address: 'firstAddress',
  shipping: 'firstShipping',
  payment: 'firstPayment',
  review: 'firstPayment',
} as const

/**
 * Moves the reader from step to step and out of the checkout. The page's address names the step.
 * @param attribute the step in the tag's attribute
 */
export const createNavigation = (
  { state, words, change, now, draft, payment }: CheckoutContext,
  attribute: () => string,
) => {
  const { environment, settings } = state
  const { paths } = settings
  const href = () => environment.location().href
  return {
    /** The step that the address names. */
    requested: (): Step => stepAt(href(), paths, attribute()),
    /** Shows a step, or the first incomplete one before it with a message. */
    show: (requested: Step, write: 'push' | 'replace'): void => {
      if (!checkoutOf(now())) return
      const step = stepTowards(requested, now())
      const isBefore = steps.indexOf(step) < steps.indexOf(requested)
      change({ step, ...(isBefore && { message: words()[missingStep[step]] }) })
      const url = addressOf(step, href(), paths)
      if (url === href()) return
      if (write === 'push') environment.pushUrl(url)
      else environment.replaceUrl(url)
    },
    /** Shows the placed order and clears the draft, the token and the payment fields. */
    finish: (order: Order): void => {
      change({ phase: { kind: 'placed', order }, token: null })
      draft.keep({ values: {}, method: '', pending: '' })
      environment.replaceUrl(orderAddress(order.orderId, href(), paths))
      payment.restart()
    },
    /** Shows that nothing can be ordered now. `why` is null if its text could not be loaded. */
    fail: (failure: Failure, why: string | null): void => {
      const code = failure.kind === 'refused' ? failure.code : ''
      if (code === 'cart_empty') change({ phase: { kind: 'empty' } })
      else if (code === 'maintenance') change({ phase: { kind: 'maintenance' } })
      else change({ phase: { kind: 'failed', why } })
    },
  }
}

export type CheckoutNavigation = ReturnType<typeof createNavigation>
