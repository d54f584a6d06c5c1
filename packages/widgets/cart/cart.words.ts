import { cartMessages } from '@bindery/state/cart.messages.ts'
import type { Failure } from '@bindery/state/failure.ts'
import type { State } from '@bindery/state/state.ts'

/** What a reader is told of a failure; the words for it come when they are needed, or cannot be had either. */
export const problemWords = (failure: Failure, { messages }: Pick<State, 'messages'>) =>
  import('@bindery/state/cart-problem.ts').then(
    ({ cartProblem }) => cartProblem(failure, messages),
    () => messages.define('cart-verb', cartMessages).get().unreachable,
  )
