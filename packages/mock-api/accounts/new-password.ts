import { isPasswordAccepted, passwordMessage } from '@bindery/contract/password-rule.ts'

/** The errors of a new password, for `invalid_fields`. Empty if the password is accepted. */
export const passwordErrors = (password: string): { field: string; message: string }[] =>
  isPasswordAccepted(password) ? [] : [{ field: 'password', message: passwordMessage }]
