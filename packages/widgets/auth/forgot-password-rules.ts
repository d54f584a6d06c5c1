import { isEmail } from '@bindery/contract/email-rule.ts'
import { filled, type Rule, type Rules } from '@bindery/ui/form-rules.ts'
import type { AuthWords } from './auth.messages.ts'

const email: Rule<AuthWords> = (value, words) => !isEmail(value) && words.wrongEmail

/** Spec accounts 5. */
export const forgotPasswordRules: Rules<AuthWords> = { email: [filled, email] }
