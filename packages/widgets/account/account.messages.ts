/** The texts of the header's account menu; overridden by `account.<key>`. */
export const accountMessages = {
  signIn: 'Sign In',
  register: 'Register',
  account: 'Your account',
  myLibrary: 'My Library',
  logOut: 'Log out',
}

export type AccountWords = typeof accountMessages
