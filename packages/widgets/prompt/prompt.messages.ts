/** The texts of the sign-in or register prompt. A page overrides them as `prompt.<key>`. */
export const promptMessages = {
  title: 'Sign in or register',
  signIn: 'Sign In',
  register: 'Register',
  close: 'Close',
}
