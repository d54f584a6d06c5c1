import { type EndpointName, endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey, JourneyContext } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Reader } from '../../check/reader.ts'
import { signedInReader } from '../accounts/account.ts'
import { type Write, writes } from './writes.ts'

const isMalformable = ({ malformed }: Write): boolean => malformed !== undefined

/** Without a registration that works there is nothing to compare with. */
const readerOf = async (context: JourneyContext): Promise<Reader> =>
  context.makes('register') ? (await context.newAccount()).reader : signedInReader(context)

/** Sends each malformed body until one is not refused as it has to be. */
async function checkBodies(reader: Reader, { endpoint, malformed = [] }: Write): Promise<void> {
  // A guest registers.
  const headers = endpoint === endpoints.register ? { cookie: null } : {}
  for (const [what, body] of malformed) {
    const { exchange } = await reader.probe(endpoint, {}, { body, headers })
    const { status, failure } = exchange
    const about = { exchange, endpoint }
    const expected = `400, 413 or 422 to ${what}`
    const isRefused = reader.expect(status < 200 || status >= 300, about, {
      name: 'accepted-wrong',
      expected,
      got: `${status}`,
    })
    // A server may cut the connection where a body is too large.
    const isOrderly = (status >= 400 && status < 500) || (status === 0 && body.length > 10_000)
    const isFine = reader.expect(!isRefused || isOrderly, about, {
      name: 'input-crash',
      expected,
      got: failure ?? `${status}`,
    })
    if (!isFine || !isRefused) return
  }
}

export const limitsJourney: Journey = {
  name: 'limits',
  title: 'A malformed request is refused',
  calls: writes.filter(isMalformable).map(({ endpoint }) => endpoint.name as EndpointName),
  writes: true,
  async run(context) {
    const reader = await readerOf(context)
    let tried = 0
    for (const write of writes.filter(isMalformable)) {
      const name = write.endpoint.name as EndpointName
      if (!context.makes(name) || reader.isFaulty(name)) continue
      tried += 1
      await checkBodies(reader, write)
    }
    if (tried === 0) throw new JourneyEnd('the server has no write to try it with', true)
  },
}
