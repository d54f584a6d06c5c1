import { isEmail } from '@bindery/contract/email-rule.ts'
import { isName } from '@bindery/contract/name-rule.ts'
import { type NewPasswordWords, newPasswordFault } from '@bindery/state/new-password.messages.ts'
import { filled, type Rule, type Rules } from '@bindery/ui/form-rules.ts'
import type { AuthWords } from './auth.messages.ts'
import type { RegistrationWords } from './registration.messages.ts'

const email: Rule<RegistrationWords> = (value, words) => !isEmail(value) && words.emailInvalid
const name: Rule<RegistrationWords> = (value, words) => !isName(value) && words.nameRule
const goodPassword: Rule<{ newPassword: NewPasswordWords }> = (value, words) =>
  newPasswordFault(value, words.newPassword)

/** Spec accounts 5. */
export const registrationRules: Rules<
  AuthWords & RegistrationWords & { newPassword: NewPasswordWords }
> = {
  firstName: [filled, name],
  lastName: [filled, name],
  email: [filled, email],
  password: [filled, goodPassword],
}
