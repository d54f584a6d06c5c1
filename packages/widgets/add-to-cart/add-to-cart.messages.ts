import { params } from '@bindery/state/phrases.ts'

/** The texts of the button; overridden by `add-to-cart.<key>`. */
export const addToCartMessages = {
  add: 'Add to Cart',
  addNamed: params('Add to Cart: {title}'),
  quantity: 'Quantity',
  /** Of the permission to copy. */
  copies: 'Number of copies to be made',
  invalid: params('Please enter a quantity from 1 to {most}.'),
  /** When more than one of something digital is asked for. */
  once: 'A digital product is ordered once.',
  failed: 'Our apologies, something went wrong.',
}
