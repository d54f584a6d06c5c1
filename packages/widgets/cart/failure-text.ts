import { cartMessages } from '@bindery/state/cart/cart.messages.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import type { State } from '@bindery/state/state.ts'

/** The message of a failed cart request. The texts are lazy-loaded, so there is one for when that fails. */
export const failureText = (
  failure: Failure,
  { messages }: Pick<State, 'messages'>,
): Promise<string> =>
  import('@bindery/state/cart/cart-problem.ts').then(
    ({ cartProblem }) => cartProblem(failure, messages),
    () => messages.define('cart-verb', cartMessages).get().unreachable,
  )
