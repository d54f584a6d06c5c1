/** The texts of the header's account menu; overridden by `account.<key>`. */
export const accountMessages = {
  signIn: 'Sign In',
  register: 'Register',
  account: 'Your account',
  myLibrary: 'My Library',
  /** The link to where profile and password are. */
  settings: 'Account',
  logOut: 'Log out',
  close: 'Close',
  /** Logged out without a network: the server has not heard of it. */
  offline:
    'You have signed out on this device. There is no connection: your session ends when you are online again.',
}

export type AccountWords = typeof accountMessages
