import { defineWidget } from '@bindery/element/define.ts'
import { formHandOver } from '@bindery/element/hand-over/form-hand-over.ts'
import { react } from '@bindery/element/react-element.tsx'
import { AddToCartRequestEvent, CartChangedEvent } from '@bindery/state/cart/cart.events.ts'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './cart.css?inline'
import { createCartModel } from './cart.model.ts'
import { CartPage } from './cart.tsx'

export default defineWidget({
  tag: 'bindery-cart',
  summary:
    'The cart’s page: lines and quantities, promo code, tax and shipping by country and state, totals.',
  load: 'eager',
  attributes: {
    empty: {
      type: 'boolean',
      description:
        'The tag sets it while the cart is known to be empty, so that the page can hide what belongs to an order.',
    },
  },
  events: [CartChangedEvent, AddToCartRequestEvent],
  slots: { '': 'Fallback until the element is ready, and without JavaScript.' },
  parts: {
    cart: 'The whole cart.',
    title: 'The heading.',
    count: 'The number of items.',
    line: 'A line.',
    quantity: 'The quantity of a line.',
    amount: 'The price of a line.',
    remove: 'The button that removes a line.',
    'price-changed': 'The note on a changed price.',
    removed: 'The note on a removed line, with Undo.',
    empty: 'The text of an empty cart.',
    summary: 'The summary.',
    total: 'The grand total.',
    checkout: 'The link to the checkout.',
    promo: 'The form for the promo code.',
    coupon: 'A promo code of the cart.',
    estimate: 'The form for country and state.',
  },
  states: {
    loading: {
      description: 'The tag waits for its content.',
      when: ({ step }) => step === 'loading',
    },
    failed: {
      description: 'What the tag shows could not be read.',
      when: ({ step }) => step === 'failed',
    },
  },
  model: (host) => createCartModel(getState(), host, host.element.querySelector('form') !== null),
  handOver: formHandOver,
  render: react(CartPage, { styles: [...uiStyles, css], documentStyles: [...formStyles] }),
})
