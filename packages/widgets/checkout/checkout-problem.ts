import type { Failure } from '@bindery/state/client/failure.ts'
import { loadProblem } from '@bindery/state/client/load-problem.ts'
import { type Problem, whole } from '@bindery/state/client/problem.ts'
import { validityMessages } from '@bindery/state/messages/validity.messages.ts'
import type { State } from '@bindery/state/state.ts'
import { checkoutMessages } from './checkout.messages.ts'

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

/** Failures after which the server may have placed the order. */
const unsureKinds: readonly Failure['kind'][] = ['offline', 'timeout', 'server', 'contract']

/**
 * The problem that the form shows after a failed request of the checkout.
 * @param fields the visible fields; an error of any other field is shown above the form
 * @param placing whether the request placed the order
 */
export const checkoutProblem = async (
  failure: Failure,
  state: State,
  fields: readonly string[] = [],
  placing = false,
): Promise<Problem> => {
  const words = checkoutMessages(state.messages).get()
  // The text says that a second try does not place a second order.
  if (placing && unsureKinds.includes(failure.kind)) return whole(words.unsure)
  return loadProblem(failure, state, {
    fields,
    own: ({ code, errors = [] }) => {
      // A saved address shows no fields, and a new one no states if they failed to load.
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
