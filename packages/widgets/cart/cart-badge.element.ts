import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import css from './cart-badge.css?inline'
import { createCartBadgeModel } from './cart-badge.model.ts'
import { cartBadge } from './cart-badge.view.ts'

export default defineWidget({
  tag: 'bindery-cart-badge',
  summary: 'How many things are in the cart, physical and digital: for a link to the cart.',
  frequent: true,
  load: 'idle',
  attributes: {},
  events: {
    'bindery-cart-changed': {
      detail: '{ cart: object }',
      description:
        'The cart is another than before, here or in another tab. Sent from the document.',
    },
  },
  slots: { '': 'Shown until the number is known.' },
  parts: { badge: 'The number.' },
  model: () => createCartBadgeModel(getState()),
  render: lit(cartBadge, { styles: [...baseStyles, css], display: 'inline-block' }),
})
