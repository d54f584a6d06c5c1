import { isEmail } from '@bindery/contract/email-rule.ts'
import { type Rule, type Rules, required } from '@bindery/ui/form/form-rules.ts'

interface EmailWords {
  readonly required: string
  readonly wrongEmail: string
}

const email: Rule<EmailWords> = (value, words) => !isEmail(value) && words.wrongEmail

/** The rules of the e-mail field (spec accounts 5). Their own file, because the card needs no password rules. */
export const emailRules: Rules<EmailWords> = { email: [required, email] }
