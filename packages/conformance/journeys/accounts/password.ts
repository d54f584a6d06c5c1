import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey, JourneyContext } from '../../check/journey.ts'
import type { Reader } from '../../check/reader.ts'
import { accountOf } from './account.ts'

/** The answer is the same, whether or not the address has an account. */
async function checkRequest(context: JourneyContext, guest: Reader): Promise<void> {
  const account = await accountOf(context)
  const known = await guest.attempt(endpoints.requestReset, { emailAddress: account.email }, [], {
    goesOn: true,
  })
  if (!known.data) return
  const nobody = `nobody-${crypto.randomUUID().slice(0, 8)}@example.com`
  const unknown = await guest.attempt(endpoints.requestReset, { emailAddress: nobody }, [
    'invalid_fields',
    'user_restricted',
  ])
  const { exchange } = unknown
  guest.expect(
    exchange.status === known.exchange.status && exchange.body === known.exchange.body,
    unknown,
    {
      name: 'account-told',
      expected: `${known.exchange.status}, as for a known address`,
      got: `${exchange.status}, another answer`,
    },
  )
}

export const passwordJourney: Journey = {
  name: 'password',
  title: 'A reader asks for a new password',
  calls: ['requestReset', 'resetPassword'],
  writes: true,
  async run(context) {
    const guest = context.newReader()
    if (context.makes('requestReset')) await checkRequest(context, guest)
    if (!context.makes('resetPassword')) return
    const token = { token: 'no-such-token', password: 'Correct#Horse9' }
    await guest.refused(endpoints.resetPassword, token, ['token_invalid'])
  },
}
