import { count, params, unreachable } from '@bindery/state/messages/phrases.ts'

/** The texts of a product's options. A page overrides them as `product.<key>`. */
export const productMessages = {
  format: 'Format',
  language: 'Language',
  /** Beside a language that the chosen format lacks. */
  onlyAs: params('only as {formats}'),
  /** Announced when the language changes because the new format lacks it. */
  changed: params('{format} is not available in {before}. {language} has been selected.'),
  price: 'Price',
  /** How the product is delivered, by line type. */
  ship: 'Sent by post',
  ebook: 'An ebook, yours at once',
  bundle: 'Several parts in one',
  digital: 'To download, yours at once',
  available: params('Available {date}'),
  volume: 'Prices for several copies',
  copies: 'Copies',
  each: 'Each',
  fromTo: params('{from} to {to}'),
  andMore: params('{from} or more'),
  permission: 'Add the permission to make copies',
  permissionCopies: 'Number of copies to be made',
  permissionEach: params('{price} for each copy'),
  permissionNeeded: params('Please enter a number from 1 to {most}.'),
  together: 'Better together',
  togetherAdd: count({
    one: 'Add {count} item to Cart',
    other: 'Add all {count} items to Cart',
  }),
  togetherPrice: params('Together {price}'),
  unknown: 'This product is not in our store.',
  again: 'Try again',
  /** Shown if the chunk with the texts of failures fails to load. */
  unreachable,
}
export type ProductWords = typeof productMessages
