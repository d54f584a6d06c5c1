import { isEmail } from '@bindery/contract/email-rule.ts'
import { isPasswordAccepted } from '@bindery/contract/password-rule.ts'
import { filled, type Rule, type Rules, type Values } from '@bindery/ui/form-rules.ts'
import type { SubscriberWords } from './subscriber.messages.ts'

interface EmailWords {
  readonly required: string
  readonly wrongEmail: string
}

const email: Rule<EmailWords> = (value, words) => !isEmail(value) && words.wrongEmail
const password: Rule<SubscriberWords> = (value, words) =>
  !isPasswordAccepted(value) && words.passwordRule

/** As the number is printed, without the gaps that make it easier to read. */
export const accountNumberOf = ({ accountNumber = '' }: Values): string =>
  accountNumber.replace(/\s+/g, '')

/** Spec accounts 5. */
export const emailRules: Rules<EmailWords> = { email: [filled, email] }
export const searchRules: Rules<SubscriberWords> = { ...emailRules, accountNumber: [filled] }
export const verifyRules: Rules<SubscriberWords> = { password: [filled, password] }
export const registrationRules: Rules<SubscriberWords> = { ...searchRules, ...verifyRules }
