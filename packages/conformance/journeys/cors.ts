import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../check/journey.ts'
import { JourneyEnd } from '../check/journey-end.ts'

const exposed = ['etag', 'last-modified', 'retry-after']

const listed = (header: string | null): readonly string[] =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())

/** Pages of another origin than the API: what a browser asks before and after each call. */
export const corsJourney: Journey = {
  name: 'cors',
  title: 'Pages of another origin may call the API',
  tags: [],
  async run({ newReader, connection }) {
    const url = connection.addressOf(endpoints.readProfile, {})
    const { origin } = connection
    const about = (endpoint: 'readProfile' | 'saveFolder') => endpoints[endpoint] as never
    const reader = newReader()
    const stranger = 'https://stranger.example'
    const foreign = await connection.sendTo(url, 'GET', { headers: { origin: stranger } })
    const allowed = foreign.headers.get('access-control-allow-origin')
    const isOpen =
      allowed === stranger && foreign.headers.get('access-control-allow-credentials') === 'true'
    reader.expect(
      !isOpen,
      { exchange: foreign, endpoint: about('readProfile') },
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
      { exchange, endpoint: about('readProfile') },
      {
        name: 'cors-exposed-headers',
        expected: 'Access-Control-Expose-Headers: ETag, Last-Modified, Retry-After',
        got: exchange.headers.get('access-control-expose-headers') ?? 'no such header',
      },
    )
    for (const [endpoint, method] of [
      [endpoints.updateProfile, 'POST'],
      [endpoints.removeSaved, 'DELETE'],
    ] as const) {
      const preflight = await connection.sendTo(
        connection.addressOf(endpoint, { id: '1' }),
        'OPTIONS',
        {
          headers: {
            'access-control-request-method': method,
            'access-control-request-headers': 'content-type,x-requested-with',
          },
        },
      )
      const { headers, status } = preflight
      const methods = listed(headers.get('access-control-allow-methods'))
      const names = listed(headers.get('access-control-allow-headers'))
      const wrong = [
        ...(status >= 200 && status < 300 ? [] : [`status ${status}`]),
        ...(headers.get('access-control-allow-origin') === origin ? [] : ['the origin']),
        ...(method === 'POST' || methods.includes('delete') ? [] : ['the method DELETE']),
        ...['content-type', 'x-requested-with'].flatMap((name) =>
          names.includes(name) ? [] : [`the header ${name}`],
        ),
      ]
      const isAllowed = reader.expect(
        wrong.length === 0,
        { exchange: preflight, endpoint: endpoint as never },
        {
          name: 'cors-preflight',
          expected: `${method} with Content-Type and X-Requested-With is allowed for ${origin}`,
          got: wrong.join(', '),
        },
      )
      if (!isAllowed) return
    }
  },
}
