import type { Failure } from '@bindery/state/failure.ts'
import { type Problem, problemOf, whole } from '@bindery/state/problem.ts'
import type { State } from '@bindery/state/state.ts'
import { validityMessages } from '@bindery/state/validity.messages.ts'
import { addressNames } from './order.address.ts'
import { orderMessages } from './order.messages.ts'

const texts = {
  maintenance: 'maintenance',
  address_unknown: 'addressGone',
  method_unknown: 'methodGone',
  payment_declined: 'paymentDeclined',
  challenge_needed: 'paymentFailed',
  payment_needed: 'paymentOld',
  cart_changed: 'cartChanged',
  cart_empty: 'empty',
} as const

const unheard: readonly Failure['kind'][] = ['offline', 'timeout', 'server', 'contract']

/** What the reader is told when a step of the checkout has failed. */
export const wordsFor = (failure: Failure, state: State, placing = false): Problem => {
  const words = orderMessages(state.messages).get()
  // It may have acted: what follows is that nothing is lost by doing it again.
  if (placing && unheard.includes(failure.kind)) return whole(words.unsure)
  return problemOf(failure, state, {
    fields: addressNames,
    own: ({ code }) => {
      if (code === 'address_invalid') {
        return { fields: { state: validityMessages(state.messages).get().wrongChoice } }
      }
      return Object.hasOwn(texts, code) ? whole(words[texts[code as keyof typeof texts]]) : null
    },
  })
}
