import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { QuotaChangedEvent } from '@bindery/state/articles/quota.events.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './quota-meter.css?inline'
import { createQuotaModel } from './quota-meter.model.ts'
import { quotaMeter } from './quota-meter.view.ts'

export default defineWidget({
  tag: 'bindery-quota-meter',
  summary: 'The number of free articles that a registered reader has left.',
  load: 'visible',
  attributes: {
    kind: {
      type: 'enum',
      values: ['quota', 'ascend'],
      default: 'quota',
      description: 'The free articles, or the separate Ascend articles.',
    },
  },
  events: [QuotaChangedEvent],
  slots: {
    '': 'Shown until the number is known, and for guests, such as a line about free articles.',
  },
  parts: { meter: 'The line.', dots: 'A dot per article.', text: 'The text.' },
  model: (host) => createQuotaModel(getState(), host),
  render: lit(quotaMeter, { styles: [...baseStyles, css] }),
})
