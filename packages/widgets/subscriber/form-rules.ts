import {
  type NewPasswordWords,
  newPasswordFault,
} from '@bindery/state/account/new-password.messages.ts'
import { type Rule, type Rules, required } from '@bindery/ui/form/form-rules.ts'
import { emailRules } from './email-rules.ts'
import type { SubscriberWords } from './subscriber.messages.ts'

const password: Rule<{ readonly newPassword: NewPasswordWords }> = (value, words) =>
  newPasswordFault(value, words.newPassword)

type AccountWords = SubscriberWords & { readonly newPassword: NewPasswordWords }

/** The rules of the forms (spec accounts 5). */
export const searchRules: Rules<SubscriberWords> = { ...emailRules, accountNumber: [required] }
export const verifyRules: Rules<AccountWords> = { password: [required, password] }
export const registrationRules: Rules<AccountWords> = { ...searchRules, ...verifyRules }
