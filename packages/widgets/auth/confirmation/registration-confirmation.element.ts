import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { ReloadRequestEvent } from '@bindery/state/page/navigation.events.ts'
import { getState } from '@bindery/state/state.ts'
import { uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './registration-confirmation.css?inline'
import { createConfirmationModel } from './registration-confirmation.model.ts'
import { RegistrationConfirmation } from './registration-confirmation.tsx'

export default defineWidget({
  tag: 'bindery-registration-confirmation',
  summary: 'Confirms a new account after the page has reloaded.',
  load: 'idle',
  attributes: {
    open: {
      type: 'boolean',
      description:
        'Shows the confirmation. It opens by itself if the address has registration=success and the reader is signed in.',
    },
    email: { type: 'string', description: 'The e-mail to show. Default: that of the reader.' },
  },
  events: [ReloadRequestEvent],
  slots: { '': 'The fallback until the confirmation has loaded. Usually empty.' },
  parts: { dialog: 'The confirmation.', title: 'The heading.', close: 'The close button.' },
  model: (host) => createConfirmationModel(getState(), host),
  render: react(RegistrationConfirmation, { styles: [...uiStyles, css] }),
})
