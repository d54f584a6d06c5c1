import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../../check/journey.ts'
import { signedInReader } from '../accounts/account.ts'

export const writeGuardJourney: Journey = {
  name: 'write-guard',
  title: 'A foreign page cannot write as the reader',
  calls: ['updateProfile'],
  writes: true,
  async run(context) {
    const reader = await signedInReader(context)
    const input = { attributes: [] }
    const bare = { headers: { 'x-requested-with': null } }
    const codes = ['cross_site']
    await reader.refused(endpoints.updateProfile, input, codes, {
      ...bare,
      // The journey of the profile names it, if these tags need the call at all.
      isOptional: true,
      accepted: 'write-unguarded',
    })
    // A browser adds the origin of the page by itself.
    const url = reader.connection.addressOf(endpoints.updateProfile, {})
    const exchange = await reader.connection.sendTo(url, 'POST', {
      body: JSON.stringify(input),
      type: 'application/json',
      headers: { origin: 'https://stranger.example' },
    })
    reader.expect(
      exchange.status === 403 || exchange.status === 401 || exchange.status === 0,
      { exchange, endpoint: endpoints.updateProfile },
      { name: 'write-foreign', expected: '403 for a foreign origin', got: `${exchange.status}` },
    )
  },
}
