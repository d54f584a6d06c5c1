// Plain, no schema: forms and the mock server judge a new password by the same rule.

/** What a password can lack. */
export type PasswordFault = 'short' | 'long' | 'digit' | 'lower' | 'upper' | 'symbol' | 'space'

/** Fewest characters of a new password: the shared pattern of spec accounts 5. */
export const passwordMinimum = 10
/** Most characters: a hash must not become work without end. */
export const passwordMaximum = 200
/** One of these must be in it. */
export const passwordSymbols = '@!#$%^&+='

/** The one message for a password that breaks the rule. */
export const passwordMessage = `Password must be at least ${passwordMinimum} characters and contain at least one digit, one lowercase letter, one uppercase letter, one of ${[...passwordSymbols].join(' ')} and no spaces.`

/** Everything that is wrong with a new password; empty when it is accepted. */
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

/** True for a password that may be set. */
export const isPasswordAccepted = (value: string): boolean => passwordFaults(value).length === 0
