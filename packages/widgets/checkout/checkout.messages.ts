import type { MessageBook } from '@bindery/state/messages/book.ts'
import { params, unreachable } from '@bindery/state/messages/phrases.ts'
import type { StoreValue } from 'nanostores'

const base = {
  steps: 'Checkout',
  address: 'Address',
  shipping: 'Shipping method',
  payment: 'Payment',
  review: 'Review your order',
  signIn: 'Sign In',
  guest: 'Sign in or create an account to place your order. What is in your cart stays there.',
  reason: 'to place your order',
  empty: 'There is nothing in your cart.',
  store: 'Visit Our Store',
  /** `maintenance` of spec content 2. */
  maintenance:
    'Ordering and order history are unavailable between 7:30am and 10am EST during a store migration. Your cart is kept.',
  unloaded: 'Your order could not be loaded.',
  again: 'Try again',
  unreachable,
  firstAddress: 'Please enter your address first.',
  firstShipping: 'Please choose a shipping method first.',
  firstPayment:
    'Please enter your payment details first. They are not kept when you leave the page.',
  cartChanged: 'Your cart has changed since you saw it. Please look at your order once more.',

  which: 'Where shall we send it?',
  newAddress: 'A new address',
  firstName: 'First name',
  lastName: 'Last name',
  address1: 'Address',
  address2: 'Apartment, company (optional)',
  city: 'City',
  country: 'Country',
  choose: 'Select…',
  state: 'State or province',
  postalCode: 'Postal code',
  statesUnloaded: 'The states of this country could not be loaded.',
  addressInvalid:
    'We cannot send anything to this address. Please choose another one, or enter a new one.',
  addressGone: 'This address is not saved any more. Please choose another one.',
  continue: 'Continue',

  how: 'How shall we send it?',
  days: params('{days} working days'),
  oneDay: 'one working day',
  methodGone: 'This shipping method is no longer available. Please choose another one.',

  paymentLead: 'What you type here goes to the payment provider, not to us.',
  paymentWaiting: 'Loading the payment form…',
  paymentMissing:
    'The payment form could not be loaded. Please reload the page, or order by telephone.',
  paymentFailed: 'The payment provider did not answer. Please try again.',
  paymentDeclined:
    'Your payment was declined. Please check the details, or use another card. Nothing was charged.',
  paymentOld: 'Your payment details have expired. Please enter them again.',
  free: 'There is nothing to pay.',

  quantity: params('Quantity: {count}'),
  sentTo: 'Sent to',
  sentBy: 'Shipping method',
  change: 'Change',
  changeOf: params('Change: {what}'),
  place: 'Place order',
  unsure:
    'We have not heard whether your order was placed. Place it again: it is not placed twice.',

  subTotal: 'Subtotal',
  discount: 'Discount',
  tax: 'Tax',
  shippingCost: 'Shipping',
  later: 'Depends on the address',
  total: 'Total',
  summary: 'Order summary',

  thanks: 'Thank you for your order.',
  number: params('Your order number is {id}.'),
  mailed: 'We have sent you a confirmation by email.',
  history: 'Your orders',
  activate: 'Activate your subscription',
  activation: 'Your order includes a subscription. It is activated on the next page.',
}

/** The texts of `bindery-checkout`; overridden by `order.<key>`. */
export const checkoutMessages = (book: MessageBook) => book.define('order', base)
export type CheckoutWords = StoreValue<ReturnType<typeof checkoutMessages>>
