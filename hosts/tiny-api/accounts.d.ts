/** Types of accounts.js, for the tests. */
export function addAccount(fields: {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly password: string
}): Promise<unknown>
