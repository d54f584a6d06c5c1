import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import { listed } from '../../check/preflight.ts'

const exposed = ['etag', 'last-modified', 'retry-after']

/** Pages of another origin than the API: what a browser asks before and after each call. */
export const corsJourney: Journey = {
  name: 'cors',
  title: 'Pages of another origin may call the API',
  calls: [],
  everyTag: true,
  async run({ newReader, connection }) {
    const url = connection.addressOf(endpoints.readProfile, {})
    const { origin } = connection
    const endpoint = endpoints.readProfile
    const reader = newReader()
    const stranger = 'https://stranger.example'
    const foreign = await connection.sendTo(url, 'GET', { headers: { origin: stranger } })
    const allowed = foreign.headers.get('access-control-allow-origin')
    const isOpen =
      allowed === stranger && foreign.headers.get('access-control-allow-credentials') === 'true'
    reader.expect(
      !isOpen,
      { exchange: foreign, endpoint },
      {
        name: 'cors-everyone',
        expected: `no Access-Control-Allow-Origin for ${stranger}`,
        got: allowed ?? 'none',
      },
    )
    if (new URL(url).origin === origin) {
      if (isOpen) return
      throw new JourneyEnd('the pages have the origin of the API', true)
    }
    const { exchange } = await reader.attempt(endpoints.readProfile, {}, ['unauthenticated'])
    const missing = exposed.filter(
      (name) => !listed(exchange.headers.get('access-control-expose-headers')).includes(name),
    )
    reader.expect(
      missing.length === 0,
      { exchange, endpoint },
      {
        name: 'cors-exposed-headers',
        expected: 'Access-Control-Expose-Headers: ETag, Last-Modified, Retry-After',
        got: exchange.headers.get('access-control-expose-headers') ?? 'no such header',
      },
    )
    const vary = listed(exchange.headers.get('vary'))
    reader.expect(
      vary.includes('origin') || vary.includes('*'),
      { exchange, endpoint },
      { name: 'cors-vary', expected: 'Vary: Origin', got: vary.join(', ') || 'no such header' },
    )
  },
}
