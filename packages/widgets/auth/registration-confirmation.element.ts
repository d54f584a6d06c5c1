import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { uiStyles } from '@bindery/ui/styles.ts'
import { createConfirmationModel } from './confirmation.model.ts'
import css from './registration-confirmation.css?inline'
import { RegistrationConfirmation } from './registration-confirmation.tsx'

export default defineWidget({
  tag: 'bindery-registration-confirmation',
  summary: 'Says that the account was created, when the page comes back after registering.',
  load: 'idle',
  attributes: {
    open: {
      type: 'boolean',
      description:
        'Shows the confirmation. It opens by itself when the address has registration=success and the reader is signed in.',
    },
    email: { type: 'string', description: 'The e-mail to show; default: the reader’s own.' },
  },
  events: {
    'bindery-reload-request': {
      detail: '{ why: string }',
      cancelable: true,
      description: 'A page with a paywall is about to reload; cancel it to stay.',
    },
  },
  slots: { '': 'Shown until the confirmation can be opened; mostly nothing.' },
  parts: { dialog: 'The confirmation.', title: 'Its heading.', close: 'Its close control.' },
  model: (host) => createConfirmationModel(getState(), host),
  render: react(RegistrationConfirmation, { styles: [...uiStyles, css] }),
})
