import { isEmail } from '@bindery/contract/email-rule.ts'
import { filled, type Rule, type Rules } from '@bindery/ui/form-rules.ts'

interface EmailWords {
  readonly required: string
  readonly wrongEmail: string
}

const email: Rule<EmailWords> = (value, words) => !isEmail(value) && words.wrongEmail

/** Spec accounts 5. Apart from the other rules: the card needs no more. */
export const emailRules: Rules<EmailWords> = { email: [filled, email] }
