import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { CartChangedEvent } from '@bindery/state/cart/cart.events.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './cart-badge.css?inline'
import { createCartBadgeModel } from './cart-badge.model.ts'
import { cartBadge } from './cart-badge.view.ts'

export default defineWidget({
  tag: 'bindery-cart-badge',
  summary: 'The number of items in the cart, physical and digital, for a link to the cart.',
  frequent: true,
  load: 'idle',
  attributes: {},
  events: [CartChangedEvent],
  slots: { '': 'Fallback until the cart is loaded.' },
  parts: { badge: 'The number.' },
  model: () => createCartBadgeModel(getState()),
  render: lit(cartBadge, { styles: [...baseStyles, css], display: 'inline-block' }),
})
