import { isEmail } from '@bindery/contract/email-rule.ts'
import { isName } from '@bindery/contract/name-rule.ts'
import type { Card } from '@bindery/state/frame-message.ts'
import { type NewPasswordWords, newPasswordFault } from '@bindery/state/new-password.messages.ts'
import { filled, type Rule, type Rules } from '@bindery/ui/form-rules.ts'
import type { CardWords } from './checkout-card.messages.ts'

export type RuleWords = CardWords & { readonly newPassword: NewPasswordWords }

const email: Rule<CardWords> = (value, words) => !isEmail(value) && words.wrongEmail
const name: Rule<CardWords> = (value, words) => !isName(value) && words.nameRule
const strong: Rule<RuleWords> = (value, { newPassword }) => newPasswordFault(value, newPassword)

/** Spec accounts 5, by card. */
export const cardRules: Readonly<Record<Card, Rules<RuleWords>>> = {
  'sign-in': { email: [filled, email], password: [filled] },
  registration: {
    firstName: [filled, name],
    lastName: [filled, name],
    email: [filled, email],
    password: [filled, strong],
  },
  'reset-password': { email: [filled, email] },
}
