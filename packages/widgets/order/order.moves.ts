import type { Failure } from '@bindery/state/failure.ts'
import type { Order } from '@bindery/state/order.ts'
import type { OrderContext } from './order.context.ts'
import { checkoutOf, stepTowards } from './order.progress.ts'
import { addressOf, orderAddress, type Step, stepAt, steps } from './order.steps.ts'

const firsts = {
  address: 'firstAddress',
  shipping: 'firstShipping',
  payment: 'firstPayment',
  review: 'firstPayment',
} as const

/**
 * How a reader gets from step to step, and out of the checkout; the address of the page says where they are.
 * @param attribute the step that the tag was given
 */
export const createMoves = (
  { state, words, progress, now, draft, payment }: OrderContext,
  attribute: () => string,
) => {
  const { environment, settings } = state
  const { paths } = settings
  const { change } = progress
  const href = () => environment.location().href
  return {
    /** The step that the address names. */
    wanted: (): Step => stepAt(href(), paths, attribute()),
    /** Goes to a step, or to the first one before it that is not done, and says so. */
    show: (wanted: Step, write: 'push' | 'replace'): void => {
      if (!checkoutOf(now())) return
      const step = stepTowards(wanted, now())
      const isBefore = steps.indexOf(step) < steps.indexOf(wanted)
      change({ step, ...(isBefore && { said: words()[firsts[step]] }) })
      const url = addressOf(step, href(), paths)
      if (url === href()) return
      if (write === 'push') environment.pushUrl(url)
      else environment.replaceUrl(url)
    },
    /** The order was placed: nothing of it is kept here. */
    finish: (order: Order): void => {
      change({ at: { kind: 'placed', order }, token: null })
      draft.keep({ values: {}, method: '', pending: '' })
      environment.replaceUrl(orderAddress(order.orderId, href(), paths))
      payment.restart()
    },
    /** Nothing can be ordered now; `why` in words, where they could be had. */
    fail: (failure: Failure, why: string | null): void => {
      const code = failure.kind === 'refused' ? failure.code : ''
      if (code === 'cart_empty') change({ at: { kind: 'empty' } })
      else if (code === 'maintenance') change({ at: { kind: 'maintenance' } })
      else change({ at: { kind: 'failed', why } })
    },
  }
}

export type Moves = ReturnType<typeof createMoves>
