// Without Zod, so that forms can import it. Forms and the mock API apply the same rule to a new password.

/** A part of the rule that a password can break. */
export type PasswordFault = 'short' | 'long' | 'digit' | 'lower' | 'upper' | 'symbol' | 'space'

/** Fewest characters of a new password: the shared pattern of spec accounts 5. */
export const passwordMinimum = 10
/** Most characters, so that hashing takes limited time. */
export const passwordMaximum = 200
/** A password must contain one of these. */
export const passwordSymbols = '@!#$%^&+='

/** The message for a password that breaks any part of the rule. */
export const passwordMessage = `Password must be at least ${passwordMinimum} characters and contain at least one digit, one lowercase letter, one uppercase letter, one of ${[...passwordSymbols].join(' ')} and no spaces.`

/** Returns every part of the rule that a new password breaks. */
export const passwordFaults = (value: string): PasswordFault[] => {
  const tests: [PasswordFault, boolean][] = [
    ['short', value.length < passwordMinimum],
    ['long', value.length > passwordMaximum],
    ['digit', !/[0-9]/.test(value)],
    ['lower', !/[a-z]/.test(value)],
    ['upper', !/[A-Z]/.test(value)],
    ['symbol', !/[@!#$%^&+=]/.test(value)],
    ['space', /\s/.test(value)],
  ]
  return tests.filter(([, broken]) => broken).map(([fault]) => fault)
}

/** True for a valid new password. */
export const isPasswordAccepted = (value: string): boolean => passwordFaults(value).length === 0
