import { filled, type Rule, type Rules } from '@bindery/ui/form-rules.ts'
import type { AuthWords } from './auth.messages.ts'

const noSpaces: Rule<AuthWords> = (value, words) => /\s/.test(value) && words.wrongEmail

/** Spec accounts 5. */
export const signInRules: Rules<AuthWords> = { email: [filled, noSpaces], password: [filled] }
