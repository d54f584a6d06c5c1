import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { AddToCartRequestEvent, CartChangedEvent } from '@bindery/state/cart/cart.events.ts'
import { getState } from '@bindery/state/state.ts'
import { uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './product-options.css?inline'
import { createOptionsModel } from './product-options.model.ts'
import { ProductOptions } from './product-options.tsx'

export default defineWidget({
  tag: 'bindery-product-options',
  summary:
    'Format and language of a product, its price, prices for several copies, permissions, and what is better together with it.',
  load: 'visible',
  opens: ['bindery-add-to-cart-modal'],
  attributes: {
    'product-id': {
      type: 'string',
      required: true,
      description: 'The id of the product, or one of its codes: that one is chosen first.',
    },
    'keep-url': {
      type: 'boolean',
      description:
        'The last part of the address of the page, where it is one of the product’s codes, follows what is chosen.',
    },
  },
  events: [AddToCartRequestEvent, CartChangedEvent],
  slots: {
    '': 'Shown until the product is known, and when it cannot be had: the same as plain links.',
    add: 'Your own bindery-add-to-cart for the chosen format and language. Default: the element adds one. Without `slot="add"`, readers see yours and its form before the options have loaded, too.',
  },
  parts: {
    options: 'All of it.',
    choice: 'Formats, or languages.',
    way: 'One of them; `missing` as well where the combination does not exist.',
    price: 'The price.',
    soon: 'When it will be available.',
    volume: 'Prices for several copies.',
    permission: 'The permission to copy.',
    together: 'What is better together with it.',
  },
  model: (host) => createOptionsModel(getState(), host),
  render: react(ProductOptions, { styles: [...uiStyles, css] }),
})
