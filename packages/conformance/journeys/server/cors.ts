import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey, JourneyContext } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import { listed } from '../../check/preflight.ts'
import type { Reader } from '../../check/reader.ts'

const exposed = ['ETag', 'Last-Modified', 'Retry-After', 'X-Bindery-Session']

/** An error that comes before the route, such as that of a body that is no JSON, has the headers, too. */
async function checkError({ makes, readOnly }: JourneyContext, reader: Reader): Promise<void> {
  if (readOnly || !makes('register') || reader.isFaulty('register')) return
  const { exchange, endpoint } = await reader.probe(endpoints.register, {}, { body: '{"cut":' })
  const { status, headers } = exchange
  // The journey of the registration names what is wrong with the route.
  if (![400, 413, 415, 422].includes(status)) return
  const { origin } = reader.connection
  reader.expect(
    headers.get('access-control-allow-origin') === origin,
    { exchange, endpoint },
    {
      name: 'cors-origin',
      expected: `Access-Control-Allow-Origin: ${origin}`,
      got: `the answer ${status} to a body that is no JSON, without it`,
    },
  )
}

/** Pages of another origin than the API: what a browser asks before and after each call. */
export const corsJourney: Journey = {
  name: 'cors',
  title: 'Pages of another origin may call the API',
  calls: [],
  everyTag: true,
  async run(context) {
    const { newReader, connection } = context
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
      (name) =>
        !listed(exchange.headers.get('access-control-expose-headers')).includes(name.toLowerCase()),
    )
    reader.expect(
      missing.length === 0,
      { exchange, endpoint },
      {
        name: 'cors-exposed-headers',
        expected: `Access-Control-Expose-Headers: ${exposed.join(', ')}`,
        got: exchange.headers.get('access-control-expose-headers') ?? 'no such header',
      },
    )
    const vary = listed(exchange.headers.get('vary'))
    reader.expect(
      vary.includes('origin') || vary.includes('*'),
      { exchange, endpoint },
      { name: 'cors-vary', expected: 'Vary: Origin', got: vary.join(', ') || 'no such header' },
    )
    await checkError(context, reader)
  },
}
