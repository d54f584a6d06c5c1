import type { Failure } from '@bindery/state/failure.ts'
import { type Problem, problemOf, whole } from '@bindery/state/problem.ts'
import type { State } from '@bindery/state/state.ts'
import { validityMessages } from '@bindery/state/validity.messages.ts'
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

/**
 * What the reader is told when a step of the checkout has failed.
 * @param fields that are shown: what is said of another stands above
 */
export const orderProblem = (
  failure: Failure,
  state: State,
  fields: readonly string[] = [],
  placing = false,
): Problem => {
  const words = orderMessages(state.messages).get()
  // The server may have placed it: the words say that nothing is lost by trying again.
  if (placing && unheard.includes(failure.kind)) return whole(words.unsure)
  return problemOf(failure, state, {
    fields,
    own: ({ code, errors = [] }) => {
      // A saved address shows no fields, and a new one no states when they could not be had.
      const hasState = fields.includes('state')
      if (code === 'address_invalid') {
        const { wrongChoice } = validityMessages(state.messages).get()
        return hasState ? { fields: { state: wrongChoice } } : whole(words.addressInvalid)
      }
      if (!hasState && errors[0]?.field === 'state') return whole(words.addressInvalid)
      return Object.hasOwn(texts, code) ? whole(words[texts[code as keyof typeof texts]]) : null
    },
  })
}
