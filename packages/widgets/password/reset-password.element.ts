import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles.ts'
import css from './password.css?inline'
import { createResetModel } from './reset-password.model.ts'
import { ResetPassword } from './reset-password.tsx'

export default defineWidget({
  tag: 'bindery-reset-password',
  summary:
    'Sets a new password with the token of a mailed link, and takes the token off the address.',
  // At once: until then the token stands in the address bar.
  load: 'eager',
  opens: ['bindery-auth-modal'],
  attributes: {
    token: {
      type: 'string',
      description: 'The token of the link. Without it: the parameter token of the address.',
    },
  },
  events: {
    'bindery-sign-in-request': {
      detail: '{ screen: string; reason: string | null }',
      cancelable: true,
      description: 'The auth modal is about to open; cancel it to use a login of your own.',
    },
  },
  slots: { '': 'Shown until the form is there, and where the script does not run.' },
  parts: { box: 'All of it.' },
  model: (host) => createResetModel(getState(), host),
  render: react(ResetPassword, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
