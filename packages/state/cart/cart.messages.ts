import { unreachable } from '../messages/phrases.ts'

/** Noun `cart-verb`: the pending action in the modal, its success, and the refusals of the cart. */
export const cartMessages = {
  wishToAdd: 'To add to your cart',
  wishToChange: 'To change your cart',
  added: 'Added to your cart.',
  changed: 'Your cart has been changed.',
  promoUnknown: 'We do not know this promo code. Please check how it is written.',
  promoExpired: 'This promo code is no longer valid.',
  promoNotApplicable: 'This promo code does not apply to what is in your cart.',
  stateUnknown: 'Please choose a state or province.',
  quantityInvalid: 'Please enter a quantity above 0; a digital product is sold once.',
  lineUnknown: 'This is not in your cart any more.',
  productUnknown: 'This product is not sold any more.',
  notAvailable: 'This product cannot be ordered yet.',
  cartFull: 'Your cart is full. Please order what is in it first.',
  /** Shown if the texts for failures cannot be loaded. */
  unreachable,
  /** `maintenance` of spec content 2. */
  maintenance:
    'Ordering and order history are unavailable between 7:30am and 10am EST during a store migration. Your cart is kept.',
}
