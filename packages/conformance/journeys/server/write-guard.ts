import type { Endpoint } from '@bindery/contract/endpoint.ts'
import type { EndpointName } from '@bindery/contract/endpoints.ts'
import type { Exchange } from '../../check/connection.ts'
import type { Journey } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Reader } from '../../check/reader.ts'
import type { Observation } from '../../check/report.ts'
import { signedInReader } from '../accounts/account.ts'
import { type Write, writes } from './writes.ts'

type Fault = Observation & { readonly exchange: Exchange; readonly endpoint: Endpoint }

/** Sends a write as a form of a foreign page would. Returns whether the server has it, and what is wrong. */
async function checkForm(reader: Reader, { endpoint, harmless, undo }: Write) {
  const headers = { 'x-requested-with': null }
  const { judgement, ...about } = await reader.probe(endpoint, harmless, { headers })
  const isAbsent = judgement.kind === 'wrong' && judgement.observation.name === 'not-found'
  const isGuarded = judgement.kind === 'error' && judgement.code === 'cross_site'
  if (judgement.kind === 'ok' && undo) await reader.probe(...undo)
  const got = judgement.kind === 'error' ? ` ${judgement.code}` : ''
  const fault: Fault = {
    ...about,
    name: 'write-unguarded',
    expected: '403 {"code":"cross_site"}',
    got: `${about.exchange.status}${got}`,
  }
  return { isThere: !isAbsent, fault: isAbsent || isGuarded ? null : fault }
}

/** Sends a write as a script of a foreign page would. A browser adds the origin of the page by itself. */
async function checkScript(reader: Reader, { endpoint, harmless, undo }: Write) {
  const headers = { origin: 'https://stranger.example' }
  const { judgement, ...about } = await reader.probe(endpoint, harmless, { headers })
  const { status } = about.exchange
  if ([0, 401, 403].includes(status)) return null
  if (judgement.kind === 'ok' && undo) await reader.probe(...undo)
  const expected = '403 for a foreign origin'
  return { ...about, name: 'write-foreign', expected, got: `${status}` } as const satisfies Fault
}

/** Names each write. If every one has the fault, nothing guards them, and the first one stands for all. */
function report(reader: Reader, faults: readonly Fault[], tried: number): void {
  const isServer = faults.length === tried && tried > 2
  for (const { exchange, endpoint, ...observation } of isServer ? faults.slice(0, 1) : faults) {
    const got = isServer ? `${observation.got}, and no other write is guarded` : observation.got
    reader.expect(false, { exchange, endpoint }, { ...observation, got })
  }
}

export const writeGuardJourney: Journey = {
  name: 'write-guard',
  title: 'A foreign page cannot write as the reader',
  calls: writes.map(({ endpoint }) => endpoint.name as EndpointName),
  writes: true,
  async run(context) {
    const reader = await signedInReader(context)
    const forms: Fault[] = []
    const scripts: Fault[] = []
    let tried = 0
    let guarded = 0
    for (const write of writes) {
      const name = write.endpoint.name as EndpointName
      if (!context.makes(name) || reader.isFaulty(name)) continue
      const { isThere, fault } = await checkForm(reader, write)
      if (!isThere) continue
      tried += 1
      if (fault) forms.push(fault)
      if (fault) continue
      guarded += 1
      const foreign = await checkScript(reader, write)
      if (foreign) scripts.push(foreign)
    }
    if (tried === 0) throw new JourneyEnd('the server has no write to try it with', true)
    report(reader, forms, tried)
    report(reader, scripts, guarded)
  },
}
