import { defineWidget } from '@bindery/element/define.ts'
import { lit } from '@bindery/element/lit-element.ts'
import { getState } from '@bindery/state/state.ts'
import { baseStyles } from '@bindery/ui/base-styles.ts'
import { flyoutStyles } from '@bindery/ui/flyout-styles.ts'
import { createAccountModel } from './account.model.ts'
import css from './account-menu.css?inline'
import { accountMenu } from './account-menu.view.ts'

export default defineWidget({
  tag: 'bindery-account-menu',
  summary:
    'The header’s Sign In and Register, or the reader’s name, My Library, Account and Log out.',
  frequent: true,
  load: 'eager',
  opens: ['bindery-auth-modal'],
  attributes: {
    'return-path': {
      type: 'string',
      description: 'Where the reader comes back to after logging out: a path of the site.',
    },
  },
  events: {
    'bindery-sign-in-request': {
      detail: '{ screen: string; reason: string | null }',
      cancelable: true,
      description: 'The auth modal is about to open; cancel it to use a login of your own.',
    },
    'bindery-signed-out': { description: 'The reader has logged out.' },
    'bindery-navigate-request': {
      detail: '{ url: string }',
      cancelable: true,
      description:
        'The page is about to go to the logout route, which ends the session at the server: who cancels it has to do that, or the next page greets the reader again.',
    },
  },
  slots: { '': 'Shown until it is known who is reading: links to sign-in and register pages.' },
  parts: {
    guest: 'The box around a guest’s buttons.',
    'sign-in': 'Sign In.',
    register: 'Register.',
    told: 'What is said when the reader has signed out without a connection.',
    button: 'The button with the reader’s name.',
    panel: 'What it discloses.',
    caption: 'What the reader’s tier is called.',
    link: 'My Library, and the account.',
    'log-out': 'Log out.',
  },
  model: (host) => createAccountModel(getState(), host),
  render: lit(accountMenu, {
    styles: [...baseStyles, ...flyoutStyles, css],
    display: 'inline-block',
  }),
})
