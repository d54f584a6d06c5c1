/** Accounts: signing in, the profile, print subscriptions. */
import type { Guides } from './guide.ts'

export const accountGuides: Guides = {
  'bindery-account-menu': {
    when: 'In the header of every page, where readers look for Sign In or for their own name.',
    do: 'Put links to your sign-in and register pages between the tags, and reserve the height in your CSS, so that nothing moves once the reader is known.',
    dont: 'Don’t put a sign-in link of your own beside it: the link would stay for readers who are signed in.',
  },
  'bindery-auth-modal': {
    when: 'Once, at the end of the body of every page on which readers may sign in or register.',
    do: 'Open it from any link or button with `data-bindery-open`, and let the link lead to a page of yours for readers without JavaScript.',
    dont: 'Don’t set `open` on a page that readers come to for something else. Let them press a button first.',
  },
  'bindery-change-password': {
    when: 'On the account page, for readers who know their password and want another one.',
    do: 'Say between the tags how to sign in, and whom to call without JavaScript.',
    dont: 'Don’t send readers here who have forgotten their password: the form asks for the current one. Open the screen `forgot-password` of the auth modal.',
  },
  'bindery-forgot-password-card': {
    when: 'On the help page for print subscribers, beside the look-up of a subscription.',
    do: 'Write a telephone number between the tags. A reader without access to the e-mail account cannot get the mailed link.',
    dont: 'Don’t use it as the general sign-in help. Elsewhere a link with `data-bindery-open="forgot-password"` opens that form in the auth modal.',
  },
  'bindery-passkeys': {
    when: 'On the account page of a site with the setting `passkeys`, next to the password.',
    do: 'Explain in a sentence beside it what a passkey is: signing in by fingerprint, face or the PIN of the device.',
    dont: 'Don’t put it on a page inside another site’s frame: no passkey can be added there.',
  },
  'bindery-profile-form': {
    when: 'On the account page, for name, e-mail address and what the reader does for a living.',
    do: 'Put it first on the account page, with a sign-in link between the tags for guests.',
    dont: 'Don’t build a form for the same fields beside it. Your own job titles, company sizes and industries are settings.',
  },
  'bindery-registration-confirmation': {
    when: 'On every page with a paywall. After a registration from there the page reloads and this tag says that it worked.',
    do: 'Leave it empty at the end of the body. It opens by itself when the address has `registration=success` and the reader is signed in.',
    dont: 'Don’t set `open` except to look at it: it would congratulate every reader.',
  },
  'bindery-reset-password': {
    when: 'On the one page that the link in your password mail leads to, with `?token=…` in its address.',
    do: 'Leave `load` at `eager`, so that the token leaves the address before other scripts read it.',
    dont: 'Don’t link to the page from elsewhere: without a token readers can only ask for a new link.',
  },
  'bindery-subscriber-lookup': {
    when: 'On the help page for print subscribers who do not know whether they have a web account.',
    do: 'Show a picture of the address label beside the form, because the label has the account number. Write a telephone number between the tags.',
    dont: 'Don’t put it beside a general registration form: readers without a print subscription can do nothing with it.',
  },
  'bindery-subscriber-registration': {
    when: 'On the page /subscriber-registration, where a registration leads whose e-mail address belongs to a print subscription.',
    do: 'Leave `load` at `eager`, so that the e-mail address leaves the address bar before other scripts read it.',
    dont: 'Don’t put it on a second page. Set another address of the page in `paths` instead.',
  },
}
