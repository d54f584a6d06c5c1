import { defineWidget } from '@bindery/element/define.ts'
import { formHandOver } from '@bindery/element/hand-over/form-hand-over.ts'
import { react } from '@bindery/element/react-element.tsx'
import { SignInRequestEvent } from '@bindery/state/page/auth-modal.events.ts'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles/styles.ts'
import css from './password.css?inline'
import { createResetModel } from './reset-password.model.ts'
import { ResetPassword } from './reset-password.tsx'

export default defineWidget({
  tag: 'bindery-reset-password',
  summary:
    'Sets a new password with the token of a mailed link, and removes the token from the address.',
  // Eager, because the token is in the address bar until then.
  load: 'eager',
  opens: ['bindery-auth-modal'],
  attributes: {
    token: {
      type: 'string',
      description: 'The token of the link. Default: the parameter token of the page’s address.',
    },
  },
  events: [SignInRequestEvent],
  slots: { '': 'Shown until the form is ready, and without the script.' },
  parts: { box: 'The whole form.' },
  model: (host) => createResetModel(getState(), host),
  handOver: formHandOver,
  render: react(ResetPassword, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
