import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { CartChangedEvent } from '@bindery/state/cart/cart.events.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import badge from '../badge/cart-badge.css?inline'
import css from './mini-cart.css?inline'
import { createMiniCartModel } from './mini-cart.model.ts'
import { miniCart } from './mini-cart.view.ts'

export default defineWidget({
  tag: 'bindery-mini-cart',
  summary: 'The header’s cart button with its badge. It opens a flyout with the cart.',
  frequent: true,
  load: 'eager',
  opens: ['bindery-mini-cart-flyout'],
  attributes: {},
  events: [CartChangedEvent],
  slots: {
    '': 'Fallback until the element is ready, and without JavaScript: for example a link to the cart.',
    label: 'Text or an icon that replaces the label.',
  },
  parts: { button: 'The button.', badge: 'The number of items; absent for an empty cart.' },
  model: (host) => createMiniCartModel(getState(), host),
  render: lit(miniCart, { styles: [...baseStyles, badge, css], display: 'inline-block' }),
})
