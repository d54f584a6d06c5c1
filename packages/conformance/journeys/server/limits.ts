import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'

/** Bodies that no tag sends, with what each tries. */
const bodies: readonly (readonly [string, string])[] = [
  ['cut JSON', '{"emailAddress":'],
  ['null', 'null'],
  ['a list in place of an object', '[]'],
  [
    'fields of wrong types',
    '{"firstName":{},"lastName":["x"],"emailAddress":5,"password":{"a":1},"optIn":"x"}',
  ],
  ['300 kB', JSON.stringify({ firstName: 'x'.repeat(300_000) })],
]

export const limitsJourney: Journey = {
  name: 'limits',
  title: 'A malformed request is refused',
  calls: ['register'],
  writes: true,
  async run({ newAccount, newReader }) {
    // Without a registration that works there is nothing to compare with.
    await newAccount()
    const { connection, expect } = newReader()
    const endpoint = endpoints.register
    const url = connection.addressOf(endpoint, {})
    for (const [what, body] of bodies) {
      const exchange = await connection.sendTo(url, 'POST', { body, type: 'application/json' })
      const { status, failure } = exchange
      const isRefused = expect(
        status < 200 || status >= 300,
        { exchange, endpoint },
        { name: 'accepted-wrong', expected: `a refusal of ${what}`, got: `${status}` },
      )
      // A server may cut the connection where a body is too large.
      const isOrderly = (status >= 400 && status < 500) || (status === 0 && body.length > 10_000)
      const isFine = expect(
        !isRefused || isOrderly,
        { exchange, endpoint },
        {
          name: 'input-crash',
          expected: `400, 413 or 422 to ${what}`,
          got: failure ?? `${status}`,
        },
      )
      if (!isFine || !isRefused) throw new JourneyEnd(`register: ${what}`)
    }
  },
}
