import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import css from './price.css?inline'
import { createPriceModel } from './price.model.ts'
import { price } from './price.view.ts'

export default defineWidget({
  tag: 'bindery-price',
  summary:
    'A price in the language and currency of the site. Nothing is shown when it is 0, or of a magazine or digital article.',
  load: 'visible',
  attributes: {
    amount: {
      type: 'string',
      description: 'A decimal in the currency of the site, as `24.95`: no sign, no thousands.',
    },
    'content-type': { type: 'string', description: 'What it is the price of: `Book` …' },
  },
  slots: { '': 'Shown until the element is ready, and when `amount` is none.' },
  parts: { price: 'The price.' },
  model: (host) => createPriceModel(getState(), host),
  render: lit(price, { styles: [css], display: 'inline' }),
})
