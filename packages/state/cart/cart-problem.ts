import { failureMessages, wordsOf } from '../client/failure.messages.ts'
import type { Failure } from '../client/failure.ts'
import type { MessageBook } from '../messages/book.ts'
import { cartMessages } from './cart.messages.ts'

const texts = {
  promo_unknown: 'promoUnknown',
  promo_expired: 'promoExpired',
  promo_not_applicable: 'promoNotApplicable',
  state_unknown: 'stateUnknown',
  quantity_invalid: 'quantityInvalid',
  line_unknown: 'lineUnknown',
  product_unknown: 'productUnknown',
  not_available: 'notAvailable',
  cart_full: 'cartFull',
  maintenance: 'maintenance',
} as const

/** The text for a failed request of the cart. */
export const cartProblem = (failure: Failure, messages: MessageBook): string => {
  const words = messages.define('cart-verb', cartMessages).get()
  const code = failure.kind === 'refused' ? failure.code : ''
  if (Object.hasOwn(texts, code)) return words[texts[code as keyof typeof texts]]
  return wordsOf(failure, failureMessages(messages).get())
}
