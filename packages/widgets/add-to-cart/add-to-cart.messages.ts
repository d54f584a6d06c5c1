import { params } from '@bindery/state/messages/phrases.ts'

/** The texts of the button. A page overrides them as `add-to-cart.<key>`. */
export const addToCartMessages = {
  add: 'Add to Cart',
  addNamed: params('Add to Cart: {title}'),
  quantity: 'Quantity',
  /** For the permission to make copies. */
  copies: 'Number of copies to be made',
  invalid: params('Please enter a quantity from 1 to {most}.'),
  /** For a quantity above 1 of a digital product. */
  once: 'A digital product is ordered once.',
  failed: 'Our apologies, something went wrong.',
}

/** The texts of the confirmation. A page overrides them as `add-to-cart-modal.<key>`. */
export const modalMessages = {
  processing: 'Adding to your cart…',
  added: 'Added to your cart',
  many: params('{title}, {quantity} copies'),
  /** A permission to make copies. */
  permission: params('Permission to make {quantity} copies of {title}'),
  keepOn: 'Continue Shopping',
  checkout: 'Checkout',
  alike: 'You might also like',
  refused: 'Our apologies, something went wrong.',
  call: params('Please call Customer Service ({phone}) and quote {ids}.'),
  write: params('Please contact Customer Service and quote {ids}.'),
  help: 'Customer Service',
  back: 'Back to the page',
  maintenance: 'Our store is being moved',
  maintenanceNotice:
    'Ordering and order history are unavailable between 7:30am and 10am EST during a store migration. Nothing was added; your cart is kept.',
  close: 'Close',
}
export type ModalWords = typeof modalMessages
