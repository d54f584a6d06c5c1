import { params } from '@bindery/state/phrases.ts'

/** The texts of the confirmation; overridden by `add-to-cart-modal.<key>`. */
export const modalMessages = {
  processing: 'Adding to your cart…',
  added: 'Added to your cart',
  many: params('{title}, {quantity} copies'),
  /** The permission to copy something. */
  permission: params('Permission to make {quantity} copies of {title}'),
  keepOn: 'Continue Shopping',
  checkout: 'Checkout',
  alike: 'You might also like',
  refused: 'Our apologies, something went wrong.',
  call: params('Please call Customer Service ({phone}) and quote {ids}.'),
  write: params('Please turn to Customer Service and quote {ids}.'),
  help: 'Customer Service',
  back: 'Back to the page',
  maintenance: 'Our store is being moved',
  maintenanceNotice:
    'Ordering and order history are unavailable between 7:30am and 10am EST during a store migration. Nothing was added; your cart is kept.',
  close: 'Close',
}
export type ModalWords = typeof modalMessages
