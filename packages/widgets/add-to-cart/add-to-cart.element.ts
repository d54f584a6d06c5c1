import { defineWidget } from '@bindery/element/define.ts'
import { formHandOver } from '@bindery/element/hand-over/form-hand-over.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { AddToCartRequestEvent, CartChangedEvent } from '@bindery/state/cart/cart.events.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './add-to-cart.css?inline'
import { createAddToCartModel } from './add-to-cart.model.ts'
import { addToCart } from './add-to-cart.view.ts'

export default defineWidget({
  tag: 'bindery-add-to-cart',
  summary:
    'A button that adds a product to the cart, with a quantity. A modal confirms the result.',
  load: 'visible',
  opens: ['bindery-add-to-cart-modal'],
  attributes: {
    'product-id': {
      type: 'string',
      required: true,
      description: 'The code of the product, such as `10401-PDF-ENG`, or its id.',
    },
    'product-url': { type: 'string', description: 'The page of the product.' },
    type: { type: 'string', description: '`Perm` adds the permission to make copies.' },
    format: { type: 'string', description: 'The format as the reader sees it: `PDF` …' },
    language: { type: 'string', description: 'The language as the reader sees it: `English` …' },
    several: {
      type: 'boolean',
      description: 'Allows a quantity above 1 for a digital product, which has volume prices.',
    },
    price: {
      type: 'string',
      description: 'The price of one on the page: `24.95`. The server’s price decides.',
    },
    'product-title': {
      type: 'string',
      description: 'The title, for the accessible name of the button.',
    },
    compact: { type: 'boolean', description: 'Without the quantity field. The button adds one.' },
  },
  events: [AddToCartRequestEvent, CartChangedEvent],
  slots: {
    '': 'Fallback until the element is ready: for example a link to the product.',
    label: 'Text or an icon that replaces the label.',
  },
  parts: { button: 'The button.', quantity: 'The quantity field.', error: 'Its error message.' },
  model: (host) => createAddToCartModel(getState(), host),
  handOver: formHandOver,
  render: lit(addToCart, { styles: [...baseStyles, css], display: 'inline-block' }),
})
