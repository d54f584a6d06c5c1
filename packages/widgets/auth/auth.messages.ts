import { passwordMessage, passwordMinimum } from '@bindery/contract/password-rule.ts'

/**
 * The texts of the auth modal (spec accounts 2 and 5, to the letter where the spec has it), but for
 * what went wrong: `problem.messages.ts`. The setting `messages` overrides each by `auth.<key>`.
 */
export const authMessages = {
  close: 'Close',

  signInTitle: 'Sign In',
  signInSubmit: 'Sign In',
  noAccount: "Don't have an account?",
  toRegistration: 'Create one',
  toForgotPassword: 'Forgot your password?',

  registrationTitle: 'Create an account',
  registrationSubmit: 'Create account',
  hasAccount: 'Already have an account?',
  toSignIn: 'Sign in.',
  optIn: 'Send me newsletters and special offers.',
  privacyPolicy: 'Privacy Policy',

  forgotPasswordTitle: 'Reset your password',
  forgotPasswordLead:
    'Enter your email address and we will send you a link to reset your password.',
  forgotPasswordSubmit: 'Send link',
  backToSignIn: 'Back to sign in',
  getHelp: 'Get Help',
  resetSent:
    'If your email is registered with us, you will receive an email with a link to reset your password.',

  profileTitle: 'Your account has been created.',
  profileLead: 'Optional: Tell us a bit about yourself',
  profileSubmit: 'Submit',
  maybeLater: 'Maybe later',

  pendingTitle: 'Do this for you?',
  pendingLead: 'Another reader wanted this, before you signed in:',
  pendingYes: 'Yes, please',
  pendingNo: 'No',

  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  password: 'Password',
  passwordHint: `At least ${passwordMinimum} characters`,
  jobTitle: 'Job title',
  companySize: 'Company size',
  industry: 'Industry',
  choose: 'Select…',

  captchaNotice: 'This site is protected by reCAPTCHA and the Google',
  captchaPrivacy: 'Privacy Policy',
  captchaAnd: 'and',
  captchaTerms: 'Terms of Service',
  captchaApply: 'apply.',

  required: 'This field is required.',
  emailSpaces: 'Please enter a valid email address.',
  emailInvalid: 'Email address is not valid.',
  passwordRule: passwordMessage,

  /** When even the words for what went wrong cannot be fetched. */
  unreachable: 'No connection. Check your network and try again.',
}

export type AuthWords = typeof authMessages
