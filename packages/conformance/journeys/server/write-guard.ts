import { type EndpointName, endpoints } from '@bindery/contract/endpoints.ts'
import type { AnyEndpoint } from '../../check/connection.ts'
import type { Journey } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Reader } from '../../check/reader.ts'
import { signedInReader } from '../accounts/account.ts'

/** Writes that change nothing, even where nobody guards them. */
const writes: readonly (readonly [endpoint: AnyEndpoint, input: object])[] = [
  [endpoints.updateProfile, { attributes: [] }],
  [endpoints.removeSaved, { id: 'no-such-item-of-bindery-check' }],
]

/** Sends a write as a form of a foreign page and as its script would. Returns whether the server has it. */
async function checkWrite(reader: Reader, endpoint: AnyEndpoint, input: object): Promise<boolean> {
  try {
    await reader.refused(
      endpoint as typeof endpoints.removeSaved,
      input as { id: string },
      ['cross_site'],
      {
        headers: { 'x-requested-with': null },
        accepted: 'write-unguarded',
        other: 'write-unguarded',
        // The journey of the call names it, if these tags need it at all.
        isOptional: true,
      },
    )
  } catch (error) {
    if (error instanceof JourneyEnd && error.isSkip) return false
    throw error
  }
  // A browser adds the origin of the page by itself.
  const exchange = await reader.connection.send(endpoint, input, {
    headers: { origin: 'https://stranger.example' },
  })
  reader.expect(
    [0, 401, 403].includes(exchange.status),
    { exchange, endpoint },
    { name: 'write-foreign', expected: '403 for a foreign origin', got: `${exchange.status}` },
  )
  return true
}

export const writeGuardJourney: Journey = {
  name: 'write-guard',
  title: 'A foreign page cannot write as the reader',
  calls: ['updateProfile', 'removeSaved'],
  writes: true,
  async run(context) {
    const reader = await signedInReader(context)
    let found = 0
    for (const [endpoint, input] of writes) {
      if (!context.makes(endpoint.name as EndpointName)) continue
      if (await checkWrite(reader, endpoint, input)) found += 1
    }
    if (found === 0) throw new JourneyEnd('the server has no write to try it with', true)
  },
}
