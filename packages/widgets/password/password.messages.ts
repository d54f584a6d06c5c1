import { count } from '@bindery/state/phrases.ts'

/** What is said when a password was refused; it comes with the first refusal. Noun `wrong-password`. */
export const wrongPasswordMessages = {
  wrong: 'That is not your current password.',
  triesLeft: count({ one: 'You have {count} try left.', many: 'You have {count} tries left.' }),
}
