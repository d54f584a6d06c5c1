import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { SignInRequestEvent } from '@bindery/state/page/auth-modal.events.ts'
import { getState } from '@bindery/state/state.ts'
import { uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './order-history.css?inline'
import { createHistoryModel } from './order-history.model.ts'
import { OrderHistory } from './order-history.tsx'

export default defineWidget({
  tag: 'bindery-order-history',
  summary: 'The reader’s orders, the latest first, with up to five lines each.',
  load: 'idle',
  opens: ['bindery-auth-modal'],
  attributes: {},
  events: [SignInRequestEvent],
  slots: { '': 'The fallback until the session is known, and without the script.' },
  parts: { box: 'The whole history.', order: 'An order.' },
  states: {
    loading: {
      description: 'The tag waits for its content.',
      when: ({ kind }) => kind === 'loading',
    },
    failed: {
      description: 'What the tag shows could not be read.',
      when: ({ kind }) => kind === 'failed',
    },
  },
  model: (host) => createHistoryModel(getState(), host),
  render: react(OrderHistory, { styles: [...uiStyles, css] }),
})
