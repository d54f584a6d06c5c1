/** A product, the cart, the checkout. */
import { password } from '../engines/journey.ts'
import type { HeardJourneys } from './journey.ts'
import type { Listener } from './listener.ts'

const product = '/product/the-quiet-half/10403-PBK-ENG'

/** Puts the product of the page into the cart and opens the cart page. */
const fillsCart = async (reader: Listener) => {
  await reader.enters('button', 'Add to Cart: The Quiet Half')
  await reader.sees(['dialog', 'Added to your cart'])
  await reader.isQuiet()
  await reader.opens('/shopping-cart')
}

export const store: HeardJourneys = {
  'A reader removes a line of the cart and takes it back': {
    path: product,
    steps: [
      {
        does: 'Adds a product and opens the cart',
        act: fillsCart,
        hears: ['Finished loading Shopping cart'],
      },
      {
        does: 'Presses Remove',
        act: (reader) => reader.enters('button', 'Remove'),
        hears: ['has been removed from your cart.'],
      },
      {
        does: 'Presses Undo',
        act: (reader) => reader.enters('button', 'Undo'),
        hears: ['1 item in your cart'],
      },
    ],
  },

  'A reader changes language and format and adds the product to the cart': {
    path: '/product/refusals-worth-making/10401-HBK-ENG',
    steps: [
      {
        does: 'Goes to the language Spanish and chooses it',
        act: async (reader) => {
          await reader.goesTo('radio', 'Spanish')
          await reader.keys('space')
        },
        hears: ['Spanish', 'Price: $34.00. Sent by post.'],
      },
      {
        does: 'Goes to the format PDF and chooses it',
        act: async (reader) => {
          await reader.goesTo('radio', 'PDF')
          await reader.keys('space')
        },
        hears: ['PDF is not available in Spanish. English has been selected.'],
      },
      {
        does: 'Presses Add to Cart',
        act: (reader) => reader.enters('button', 'Add to Cart: Refusals Worth Making'),
        hears: ['Added to your cart'],
        opens: ['Added to your cart', ['button', 'Continue Shopping'], ['link', 'Checkout']],
      },
    ],
  },

  'A promo code is refused': {
    path: product,
    steps: [
      {
        does: 'Adds a product and opens the cart',
        act: fillsCart,
        hears: ['Finished loading Shopping cart'],
      },
      {
        does: 'Sends the code NOPE',
        act: async (reader) => {
          await reader.goesTo('field', 'Promo')
          await reader.writes('NOPE')
          await reader.keys('Return')
        },
        hears: ['form Promo code', 'We do not know this promo code.'],
      },
      {
        does: 'Sends it again',
        act: (reader) => reader.keys('Return'),
        hears: ['We do not know this promo code.'],
      },
    ],
  },

  'A reader signs in to the checkout, in its frame': {
    path: product,
    steps: [
      {
        does: 'Adds a product and opens the cart',
        act: fillsCart,
        hears: ['Finished loading Shopping cart'],
      },
      {
        does: 'Goes to the e-mail address in the frame',
        act: (reader) => reader.frame.presses(['textbox', 'Email address']),
        hears: ['Email address'],
      },
      {
        does: 'Sends the e-mail address with an empty password',
        act: async (reader) => {
          await reader.writes('reader@example.com')
          await reader.keys('Return')
        },
        hears: ['Password', 'This field is required.'],
      },
      {
        does: 'Types the password and presses Enter',
        act: async (reader) => {
          await reader.writes(password)
          await reader.keys('Return')
        },
        // The checkout is a page of its own: Orca says its title when it has loaded. The tag puts “Address | ” before
        // it, on a busy machine after Orca has said it.
        hears: ['Finished loading', 'Checkout | Halyard Business Review.'],
      },
    ],
  },
}
