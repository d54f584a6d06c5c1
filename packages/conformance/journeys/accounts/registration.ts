import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Account, Journey } from '../../check/journey.ts'
import type { Reader } from '../../check/reader.ts'

/** A password that every rule allows (spec accounts 5). */
const goodPassword = () => `Bindery#${crypto.randomUUID().slice(0, 8)}Aa1`

const newEmail = () => `bindery-check-${crypto.randomUUID().slice(0, 12)}@example.com`

/** Registers an account, which signs its reader in. */
export async function registerAccount(
  reader: Reader,
): Promise<{ readonly reader: Reader; readonly account: Account }> {
  const account = { email: newEmail(), password: goodPassword() }
  await reader.call(endpoints.register, {
    firstName: 'Bindery',
    lastName: 'Check',
    emailAddress: account.email,
    password: account.password,
  })
  return { reader, account }
}

export const registrationJourney: Journey = {
  name: 'registration',
  title: 'A guest creates an account',
  calls: ['register'],
  writes: true,
  async run({ newAccount, newReader }) {
    const { reader, account } = await newAccount()
    const profile = await reader.attempt(endpoints.readProfile, {}, ['unauthenticated'])
    reader.expect(profile.data !== null && profile.data.status !== 'guest', profile, {
      name: 'session-missing',
      expected: 'the new reader is signed in',
      got: 'a guest',
    })
    const guest = newReader()
    const form = {
      firstName: 'Bindery',
      lastName: 'Check',
      emailAddress: account.email,
      password: account.password,
    }
    await guest.refused(endpoints.register, form, ['username_unavailable'])
    const weak = { ...form, emailAddress: newEmail(), password: 'short' }
    await guest.refused(endpoints.register, weak, ['invalid_fields', 'refused_in_words'])
  },
}
