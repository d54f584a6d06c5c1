import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import css from './add-to-cart.css?inline'
import { createAddToCartModel } from './add-to-cart.model.ts'
import { addToCart } from './add-to-cart.view.ts'

export default defineWidget({
  tag: 'bindery-add-to-cart',
  summary: 'Puts a product into the cart, with its quantity; a confirmation says how it went.',
  load: 'visible',
  opens: ['bindery-add-to-cart-modal'],
  attributes: {
    'product-id': {
      type: 'string',
      description: 'The code of what is added, e.g. `10401-PDF-ENG`, or the id of its product.',
    },
    'product-url': { type: 'string', description: 'The page of the product.' },
    type: { type: 'string', description: '`Perm` adds the permission to copy it.' },
    format: { type: 'string', description: 'As readers see it: `PDF` …' },
    language: { type: 'string', description: 'As readers see it: `English` …' },
    several: {
      type: 'boolean',
      description: 'More than one can be ordered though it is digital: it has volume prices.',
    },
    price: {
      type: 'string',
      description: 'What one costs, as the page says it: `24.95`. The server’s price counts.',
    },
    'product-title': { type: 'string', description: 'Its title, for who hears the button.' },
    compact: { type: 'boolean', description: 'Without the field for the quantity: one is added.' },
  },
  events: {
    'bindery-add-to-cart-request': {
      detail: '{ items: { productId: string; quantity: number }[] }',
      cancelable: true,
      description: 'Products are about to be added; cancel it to do it in a way of your own.',
    },
    'bindery-cart-changed': { detail: '{ cart: object }', description: 'The cart is another one.' },
  },
  slots: {
    '': 'Shown until the element is ready: the link to the same, say.',
    label: 'Words or an icon in place of ours.',
  },
  parts: { button: 'The button.', quantity: 'The field.', error: 'What is wrong with it.' },
  model: (host) => createAddToCartModel(getState(), host),
  render: lit(addToCart, { styles: [...baseStyles, css], display: 'inline-block' }),
})
