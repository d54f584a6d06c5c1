/** The texts of the header's account menu; overridden by `account.<key>`. */
export const accountMessages = {
  signIn: 'Sign In',
  register: 'Register',
  account: 'Your account',
  myLibrary: 'My Library',
  /** The link to the page with profile and password. */
  settings: 'Account',
  logOut: 'Log out',
  close: 'Close',
  /** After a sign-out without a connection. */
  offline:
    'You have signed out on this device. There is no connection: your session ends when you are online again.',
}

export type AccountWords = typeof accountMessages
