import { type OrderAnswer, type OrderWish, submitOrder } from '@bindery/state/order.ts'
import type { State } from '@bindery/state/state.ts'
import type { Payment } from './order.payment.ts'

/** How often a bank may ask for more proof of one payment. */
const mostChallenges = 3

export type Placed = OrderAnswer & {
  /** What the payment provider said, in words. */
  readonly said?: string
}

/** Places an order; where the bank wants more proof the provider asks the reader, and it is sent again. */
export const placeOrder = async (
  state: State,
  wish: OrderWish,
  payment: Payment,
  from: EventTarget,
): Promise<Placed> => {
  let answer = await submitOrder(state, wish, { from })
  for (let asked = 0; asked < mostChallenges; asked += 1) {
    if (answer.ok || answer.challenge === undefined) return answer
    const proof = await payment.challenge(answer.challenge)
    if (!proof) return answer
    if ('error' in proof) return { ...answer, said: proof.error }
    answer = await submitOrder(state, { ...wish, paymentToken: proof.token }, { from })
  }
  return answer
}
