/** The texts of the sign-in or register prompt; overridden by `prompt.<key>`. */
export const promptMessages = {
  title: 'Sign in or register',
  signIn: 'Sign In',
  register: 'Register',
  close: 'Close',
}
