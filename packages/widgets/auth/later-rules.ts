import { isEmail } from '@bindery/contract/email-rule.ts'
import { isPasswordAccepted } from '@bindery/contract/password-rule.ts'
import { filled, type Rule, type Rules } from './auth.rules.ts'

const email: Rule = (value, words) => !isEmail(value) && words.emailInvalid
const someEmail: Rule = (value, words) => !isEmail(value) && words.emailSpaces
const goodPassword: Rule = (value, words) => !isPasswordAccepted(value) && words.passwordRule

/** Spec accounts 5. */
export const registrationRules: Rules = {
  firstName: [filled],
  lastName: [filled],
  email: [filled, email],
  password: [filled, goodPassword],
}

/** Spec accounts 5. */
export const forgotPasswordRules: Rules = { email: [filled, someEmail] }
