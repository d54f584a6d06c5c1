import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles.ts'
import css from './cart.css?inline'
import { createCartModel } from './cart.model.ts'

import { CartPage } from './cart.tsx'
import line from './cart-line.css?inline'

export default defineWidget({
  tag: 'bindery-cart',
  summary:
    'The cart’s page: lines and quantities, promo code, tax and shipping by country and state, totals.',
  load: 'eager',
  attributes: {},
  events: {
    'bindery-cart-changed': {
      detail: '{ cart: object }',
      description: 'The cart is another than before, here or in another tab.',
    },
    'bindery-add-to-cart-request': {
      detail: '{ items: object[] }',
      cancelable: true,
      description: 'What was removed is about to be put back.',
    },
  },
  slots: { '': 'Shown until the element is ready, and without JavaScript.' },
  parts: {
    cart: 'All of it.',
    title: 'Its heading.',
    count: 'How many things are in it.',
    line: 'A line.',
    quantity: 'How many of it.',
    amount: 'What all of the line costs.',
    remove: 'Takes it out.',
    'price-changed': 'What is said of a price that has changed.',
    removed: 'What is said of a line that has gone, with Undo.',
    empty: 'What an empty cart says.',
    summary: 'The sums.',
    total: 'What all of it costs.',
    checkout: 'The way on.',
    promo: 'The form for the promo code.',
    coupon: 'A promo code that is on the cart.',
    estimate: 'The form for country and state.',
  },
  model: (host) => createCartModel(getState(), host),
  render: react(CartPage, { styles: [...uiStyles, line, css], documentStyles: [...formStyles] }),
})
