import { isPasswordAccepted, passwordMessage } from '@bindery/contract/password-rule.ts'

/** What is wrong with a new password, as complaints of a reply; empty when it may be set. */
export const passwordComplaints = (password: string): { field: string; message: string }[] =>
  isPasswordAccepted(password) ? [] : [{ field: 'password', message: passwordMessage }]
