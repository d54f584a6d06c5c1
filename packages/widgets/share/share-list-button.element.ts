import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import css from '@bindery/ui/trigger.css?inline'
import { createShareListButtonModel } from './share-list-button.model.ts'
import { shareTrigger } from './share-trigger.view.ts'

/** Lines of a list, and an arrow out of them. */
const mark = 'M2 4h7M2 8h5M2 12h7M11 10.5 14 8l-3-2.5M9 8h5'

export default defineWidget({
  tag: 'bindery-share-list-button',
  summary: 'Opens the flyout that shares a list of the reader.',
  load: 'visible',
  opens: ['bindery-share-list-flyout', 'bindery-auth-modal'],
  attributes: {
    list: { type: 'string', description: 'The name of the list. Required.' },
  },
  events: {
    'bindery-shared': {
      detail: '{ provider: "email" }',
      description: 'The mails are sent.',
    },
    'bindery-sign-in-request': {
      detail: '{ screen: string; reason: string | null }',
      cancelable: true,
      description:
        'A guest has pressed the button, and the auth modal is about to open; cancel it to use a login of your own.',
    },
  },
  slots: {
    '': 'Shown until the element is ready, and where no list is named.',
    label: 'Words or an icon in place of ours.',
  },
  parts: { button: 'The button.', mark: 'The icon in it.' },
  model: (host) => createShareListButtonModel(getState(), host),
  render: lit(shareTrigger(mark), { styles: [...baseStyles, css], display: 'inline-block' }),
})
