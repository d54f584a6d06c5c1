import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { SignInRequestEvent } from '@bindery/state/page/auth-modal.events.ts'
import { getState } from '@bindery/state/state.ts'
import css from '@bindery/ui/button/trigger.css?inline'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import { shareTrigger } from '../button/share-trigger.view.ts'
import { SharedEvent } from '../share.events.ts'
import { createShareListButtonModel } from './share-list-button.model.ts'

/** The lines of a list with an arrow out of them. */
const mark = 'M2 4h7M2 8h5M2 12h7M11 10.5 14 8l-3-2.5M9 8h5'

export default defineWidget({
  tag: 'bindery-share-list-button',
  summary: 'Opens the flyout that shares a list of the reader.',
  load: 'visible',
  opens: ['bindery-share-list-flyout', 'bindery-auth-modal'],
  attributes: {
    list: { type: 'string', required: true, description: 'The name of the list. Required.' },
  },
  events: [SharedEvent, SignInRequestEvent],
  slots: {
    '': 'Fallback until the element is ready, and without a list.',
    label: 'Text or an icon that replaces the label.',
  },
  parts: { button: 'The button.', mark: 'The icon of the button.' },
  model: (host) => createShareListButtonModel(getState(), host),
  render: lit(shareTrigger(mark), { styles: [...baseStyles, css], display: 'inline-block' }),
})
