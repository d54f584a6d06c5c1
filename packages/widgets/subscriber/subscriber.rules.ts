import { type NewPasswordWords, newPasswordFault } from '@bindery/state/new-password.messages.ts'
import { filled, type Rule, type Rules, type Values } from '@bindery/ui/form-rules.ts'
import { emailRules } from './subscriber.email.ts'
import type { SubscriberWords } from './subscriber.messages.ts'

const password: Rule<{ readonly newPassword: NewPasswordWords }> = (value, words) =>
  newPasswordFault(value, words.newPassword)

type ProofWords = SubscriberWords & { readonly newPassword: NewPasswordWords }

/** As the number is printed, without the gaps that make it easier to read. */
export const accountNumberOf = ({ accountNumber = '' }: Values): string =>
  accountNumber.replace(/\s+/g, '')

/** Spec accounts 5. */
export const searchRules: Rules<SubscriberWords> = { ...emailRules, accountNumber: [filled] }
export const verifyRules: Rules<ProofWords> = { password: [filled, password] }
export const registrationRules: Rules<ProofWords> = { ...searchRules, ...verifyRules }
