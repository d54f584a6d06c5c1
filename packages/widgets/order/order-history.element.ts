import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { uiStyles } from '@bindery/ui/styles.ts'
import css from './order-history.css?inline'
import { createHistoryModel } from './order-history.model.ts'
import { OrderHistory } from './order-history.tsx'

export default defineWidget({
  tag: 'bindery-order-history',
  summary: 'What the reader has ordered, the latest first, with five lines of each order.',
  load: 'idle',
  opens: ['bindery-auth-modal'],
  attributes: {},
  events: {
    'bindery-sign-in-request': {
      detail: '{ screen: string; reason: string | null }',
      cancelable: true,
      description: 'A guest wants to see their orders; cancel it to use a login of your own.',
    },
  },
  slots: { '': 'Shown until it is known who is reading, and where the script does not run.' },
  parts: { box: 'All of it.', order: 'An order.' },
  model: (host) => createHistoryModel(getState(), host),
  render: react(OrderHistory, { styles: [...uiStyles, css] }),
})
