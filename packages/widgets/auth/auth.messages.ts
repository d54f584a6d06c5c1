import { nameMessage } from '@bindery/contract/name-rule.ts'
import { resetSent } from '@bindery/state/account/password.messages.ts'
import { captchaMessages } from '@bindery/state/client/captcha.messages.ts'
import { fieldMessages } from '@bindery/state/messages/field.messages.ts'
import { count, unreachable } from '@bindery/state/messages/phrases.ts'

// The setting `messages` overrides each text by `<noun>.<key>`.

/**
 * The auth modal's first screen, and what all screens share (spec accounts 2 and 5, to the letter where the
 * spec has it); noun `auth`.
 */
export const authMessages = {
  close: 'Close',

  signInTitle: 'Sign In',
  signInSubmit: 'Sign In',
  noAccount: "Don't have an account?",
  toRegistration: 'Create one',
  toForgotPassword: 'Forgot your password?',

  email: 'Email address',
  password: 'Password',
  ...fieldMessages,

  /** The page's live region announces it as well, also after the modal has closed itself. */
  resetSent,
  /** Shown when the code that explains a failure cannot be loaded. */
  unreachable,

  ...captchaMessages,
}

export type AuthWords = typeof authMessages

/** The screen registration (spec accounts 2 and 5); noun `registration`. */
export const registrationMessages = {
  title: 'Create an account',
  hasAccount: 'Already have an account?',
  toSignIn: 'Sign in.',
  firstName: 'First name',
  lastName: 'Last name',
  optIn: 'Send me newsletters and special offers.',
  submit: 'Create account',
  privacyPolicy: 'Privacy Policy',
  emailInvalid: 'Email address is not valid.',
  nameRule: nameMessage,
}

/** The screen forgot-password (spec accounts 2); noun `forgot-password`. */
export const forgotPasswordMessages = {
  title: 'Reset your password',
  lead: 'Enter your email address and we will send you a link to reset your password.',
  submit: 'Send link',
  back: 'Back to sign in',
  getHelp: 'Get Help',
}

/** The screen profile_settings (spec accounts 2); noun `profile-settings`. */
export const profileSettingsMessages = {
  title: 'Your account has been created.',
  lead: 'Optional: Tell us a bit about yourself',
  jobTitle: 'Job title',
  companySize: 'Company size',
  industry: 'Industry',
  choose: 'Select…',
  submit: 'Submit',
  maybeLater: 'Maybe later',
}

/** The question about another reader's pending action; noun `pending-question`. */
export const pendingQuestionMessages = {
  title: 'Do this for you?',
  lead: 'Another reader wanted this before you signed in:',
  yes: 'Yes, please',
  no: 'No',
}

/** Refused requests of a screen (spec accounts 8, to the letter); noun `refusal`. */
export const refusalMessages = {
  wrongCredentials: 'You have entered an invalid email and password combination. Please try again.',
  triesLeft: count({ one: 'You have {count} try left.', many: 'You have {count} tries left.' }),
  unavailable: 'That username is unavailable. Sign in or choose another email address.',
  /** The part of `unavailable` that links to the sign-in screen. */
  unavailableLink: 'Sign in',
}

/** What the sign-in screen adds for a remembered reader or a passkey; noun `returning`. */
export const rememberedMessages = {
  notYou: 'Not you?',
  forget: 'Forget this email address',
  forgotten: 'The email address was forgotten.',
  usePasskey: 'Sign in with a passkey',
}

/** The confirmation after registering; noun `confirmation`. */
export const confirmationMessages = {
  close: 'Close',
  title: 'Your account has been created.',
  /** The e-mail follows it. */
  signedInAs: 'You are signed in as',
  done: 'Continue',
}
