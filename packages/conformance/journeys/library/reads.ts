import type { Endpoint } from '@bindery/contract/endpoint.ts'
import { type EndpointName, endpoints } from '@bindery/contract/endpoints.ts'
import type { AnyEndpoint } from '../../check/connection.ts'
import type { Journey, JourneyContext } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Reader } from '../../check/reader.ts'
import { signedInReader } from '../accounts/account.ts'

const page = { number: '0', size: '3' }

/** Calls that only read, and that no other journey makes. A site has those of its tags. */
const reads: readonly (readonly [endpoint: AnyEndpoint, input: object])[] = [
  [endpoints.captchaEnabled, {}],
  [endpoints.readStates, { country: 'US' }],
  [endpoints.readArchive, {}],
  [endpoints.readSearch, { ...page, query: 'a' }],
  [endpoints.readWebinars, page],
  [endpoints.readVisuals, page],
  [endpoints.readMagazine, page],
  [endpoints.readAnalyticServices, page],
  [endpoints.readAscend, page],
  [endpoints.readAscendQuota, {}],
  [endpoints.readFollowing, page],
]

/** Makes a call. Returns whether the server has it. A fault of one call does not end the others. */
async function read(reader: Reader, [endpoint, input]: (typeof reads)[number], isNeeded: boolean) {
  try {
    const answer = await reader.attempt(endpoint as Endpoint, input, ['unauthenticated'], {
      goesOn: true,
      isOptional: !isNeeded,
    })
    return answer.data !== null
  } catch (error) {
    if (error instanceof JourneyEnd) return false
    throw error
  }
}

/** The guest for what everybody may read, a signed-in reader for the rest. */
async function readerOf(context: JourneyContext, guest: Reader, { name }: AnyEndpoint) {
  const isPersonal = name === 'readAscendQuota' || name === 'readFollowing'
  return isPersonal ? signedInReader(context) : guest
}

export const readsJourney: Journey = {
  name: 'reads',
  title: 'A page reads what only some sites have',
  calls: reads.map(([{ name }]) => name as EndpointName),
  async run(context) {
    const guest = context.newReader()
    let found = 0
    for (const each of reads) {
      const name = each[0].name as EndpointName
      if (!context.makes(name)) continue
      const reader = await readerOf(context, guest, each[0])
      if (await read(reader, each, context.needs(name))) found += 1
    }
    if (found === 0) throw new JourneyEnd('the server has none of these calls', true)
  },
}
