import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import { createQuotaModel } from './quota.model.ts'
import css from './quota-meter.css?inline'
import { quotaMeter } from './quota-meter.view.ts'

export default defineWidget({
  tag: 'bindery-quota-meter',
  summary: 'How many free articles a registered reader has left.',
  load: 'visible',
  attributes: {
    kind: {
      type: 'enum',
      values: ['quota', 'ascend'],
      default: 'quota',
      description: 'The free articles, or the separate Ascend articles.',
    },
  },
  events: {
    'bindery-quota-changed': {
      detail: '{ kind: "quota" | "ascend"; limit: number; count: number; remaining: number }',
      description: 'Another article was counted. Sent from the document.',
    },
  },
  slots: { '': 'Shown until the number is known, and to guests: a word on free articles, say.' },
  parts: { meter: 'The line.', dots: 'A dot for each article.', text: 'The words.' },
  model: (host) => createQuotaModel(getState(), host),
  render: lit(quotaMeter, { styles: [...baseStyles, css] }),
})
