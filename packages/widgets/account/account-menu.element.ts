import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { SignInRequestEvent } from '@bindery/state/page/auth-modal.events.ts'
import { NavigateRequestEvent } from '@bindery/state/page/navigation.events.ts'
import { SignedOutEvent } from '@bindery/state/session/session.events.ts'
import { getState } from '@bindery/state/state.ts'
import { flyoutStyles } from '@bindery/ui/panel/flyout-styles.ts'
import { baseStyles } from '@bindery/ui/styles/base-styles.ts'
import css from './account-menu.css?inline'
import { createAccountModel } from './account-menu.model.ts'
import { accountMenu } from './account-menu.view.ts'

export default defineWidget({
  tag: 'bindery-account-menu',
  summary:
    'The account menu of the header: Sign In and Register, or the reader’s name with My Library, Account and Log out.',
  frequent: true,
  load: 'eager',
  opens: ['bindery-auth-modal'],
  attributes: {
    'return-path': {
      type: 'string',
      description: 'The path of the site to return to after logging out.',
    },
  },
  events: [SignInRequestEvent, SignedOutEvent, NavigateRequestEvent],
  slots: { '': 'The fallback until the session is known: links to sign-in and register pages.' },
  parts: {
    guest: 'The box around a guest’s buttons.',
    'sign-in': 'Sign In.',
    register: 'Register.',
    told: 'The notice after a sign-out without a connection.',
    button: 'The button with the reader’s name.',
    panel: 'The panel that the button opens.',
    caption: 'The name of the reader’s tier.',
    link: 'My Library and Account.',
    'log-out': 'Log out.',
  },
  states: {
    'signed-in': {
      description: 'A reader is signed in.',
      when: ({ reader }) => reader === 'known',
    },
  },
  model: (host) => createAccountModel(getState(), host),
  render: lit(accountMenu, {
    styles: [...baseStyles, ...flyoutStyles, css],
    display: 'inline-block',
  }),
})
