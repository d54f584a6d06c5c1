import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import badge from './cart-badge.css?inline'
import css from './mini-cart.css?inline'
import { createMiniCartModel } from './mini-cart.model.ts'
import { miniCart } from './mini-cart.view.ts'

export default defineWidget({
  tag: 'bindery-mini-cart',
  summary: 'The header’s cart with its badge; it opens a box with what is in the cart.',
  frequent: true,
  load: 'eager',
  opens: ['bindery-mini-cart-flyout'],
  attributes: {},
  events: {
    'bindery-cart-changed': {
      detail: '{ cart: object }',
      description:
        'The cart is another than before, here or in another tab. Sent from the document.',
    },
  },
  slots: {
    '': 'Shown until the element is ready, and without JavaScript: a link to the cart, say.',
    label: 'An icon or words in place of ours.',
  },
  parts: { button: 'The button.', badge: 'The number on it; none for an empty cart.' },
  model: (host) => createMiniCartModel(getState(), host),
  render: lit(miniCart, { styles: [...baseStyles, badge, css], display: 'inline-block' }),
})
