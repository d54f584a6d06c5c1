import { defineWidget } from '@bindery/element/define.ts'
import { react } from '@bindery/element/react-element.tsx'
import { screens } from '@bindery/state/auth.ts'
import { getState } from '@bindery/state/state.ts'
import { formStyles, uiStyles } from '@bindery/ui/styles.ts'
import { createAuthModel } from './auth.model.ts'
import css from './auth-modal.css?inline'
import { AuthModal } from './auth-modal.tsx'

export default defineWidget({
  tag: 'bindery-auth-modal',
  summary: 'Signs a reader in, registers one, mails a link to reset a password; one for the page.',
  frequent: true,
  load: 'idle',
  attributes: {
    open: {
      type: 'boolean',
      description:
        'Shows the modal; present as long as it is open. Links with data-bindery-open and addresses with #bindery:sign-in open it, too.',
    },
    screen: {
      type: 'enum',
      values: screens,
      description:
        'The screen to open on, and while it is open the screen shown. Without one: registration.',
    },
    'from-paywall': {
      type: 'boolean',
      description: 'A paywall opened it: after registering the page reloads with its confirmation.',
    },
  },
  events: {
    'bindery-signed-in': { detail: '{ user: User }', description: 'The reader has signed in.' },
    'bindery-registered': { detail: '{ email: string }', description: 'An account was made.' },
    'bindery-profile-changed': {
      detail: '{ user: User }',
      description: 'What the reader chose on profile_settings is kept.',
    },
    'bindery-reload-request': {
      detail: '{ why: string }',
      cancelable: true,
      description: 'The page is about to reload; cancel it to stay.',
    },
    'bindery-navigate-request': {
      detail: '{ url: string }',
      cancelable: true,
      description: 'A known subscriber is about to be sent to the registration for subscribers.',
    },
  },
  slots: { '': 'Shown until the modal can be opened: a link to a sign-in page, say.' },
  parts: { dialog: 'The modal.', title: 'Its heading.', close: 'Its close control.' },
  marks: {
    'data-bindery-open':
      'On a link or button, also one inserted later: opens that screen, sign-in, registration or forgot-password, for who is not signed in.',
  },
  model: (host) => createAuthModel(getState(), host),
  render: react(AuthModal, { styles: [...uiStyles, css], documentStyles: formStyles }),
})
