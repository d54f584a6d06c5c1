import { type NewPasswordWords, newPasswordFault } from '@bindery/state/new-password.messages.ts'
import { filled, type Rule, type Rules } from '@bindery/ui/form-rules.ts'
import { emailRules } from './subscriber.email.ts'
import type { SubscriberWords } from './subscriber.messages.ts'

const password: Rule<{ readonly newPassword: NewPasswordWords }> = (value, words) =>
  newPasswordFault(value, words.newPassword)

type ProofWords = SubscriberWords & { readonly newPassword: NewPasswordWords }

/** Spec accounts 5. */
export const searchRules: Rules<SubscriberWords> = { ...emailRules, accountNumber: [filled] }
export const verifyRules: Rules<ProofWords> = { password: [filled, password] }
export const registrationRules: Rules<ProofWords> = { ...searchRules, ...verifyRules }
