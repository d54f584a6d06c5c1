import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import css from './price.css?inline'
import { createPriceModel } from './price.model.ts'
import { price } from './price.view.ts'

export default defineWidget({
  tag: 'bindery-price',
  summary:
    'A price in the language and currency of the site. It is hidden if it is 0, and for magazine and digital articles.',
  load: 'visible',
  attributes: {
    amount: {
      type: 'string',
      required: true,
      description:
        'A decimal in the currency of the site, such as `24.95`, without sign and thousands separators.',
    },
    'content-type': { type: 'string', description: 'The kind of product: `Book` …' },
  },
  slots: { '': 'Fallback until the element is ready, and if `amount` is invalid.' },
  parts: { price: 'The price.' },
  model: (host) => createPriceModel(getState(), host),
  render: lit(price, { styles: [css], display: 'inline' }),
})
