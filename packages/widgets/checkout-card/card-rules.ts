import { isEmail } from '@bindery/contract/email-rule.ts'
import { isName } from '@bindery/contract/name-rule.ts'
import type { Card } from '@bindery/state/account/frame-message.ts'
import {
  type NewPasswordWords,
  newPasswordFault,
} from '@bindery/state/account/new-password.messages.ts'
import { type Rule, type Rules, required } from '@bindery/ui/form/form-rules.ts'
import type { CardWords } from './checkout-card.messages.ts'

type RuleWords = CardWords & { readonly newPassword: NewPasswordWords }

const email: Rule<CardWords> = (value, words) => !isEmail(value) && words.wrongEmail
const name: Rule<CardWords> = (value, words) => !isName(value) && words.nameRule
const newPassword: Rule<RuleWords> = (value, words) => newPasswordFault(value, words.newPassword)

/** The rules of each card's fields (spec accounts 5). */
export const cardRules: Readonly<Record<Card, Rules<RuleWords>>> = {
  'sign-in': { email: [required, email], password: [required] },
  registration: {
    firstName: [required, name],
    lastName: [required, name],
    email: [required, email],
    password: [required, newPassword],
  },
  'reset-password': { email: [required, email] },
}
