/**
 * What `@bindery/server` exports: the contract, for a publisher's server and its tests. `read` checks what a page
 * has sent, `faultsOf` what the server is about to answer, both as they are on the wire.
 */
import type { Endpoint, Method } from '@bindery/contract/endpoint.ts'
import { type EndpointName, endpoints } from '@bindery/contract/endpoints.ts'
import { type Fault, inEnglish, read as readBySchema } from '@bindery/contract/schema.ts'
import { amountsFromWire, amountsToWire } from '@bindery/contract/wire-amounts.ts'

export { findings } from '@bindery/contract/findings.ts'
export { openApi } from '@bindery/contract/openapi.ts'
export { type KitBuild, preloadHints } from './hints/preload-hints.ts'

/** One call of the tags. */
export interface Call {
  readonly method: Method
  /** The path in both dialects. Without `service`, the first serves both. */
  readonly path: { readonly api: string; readonly service?: string }
  /** How the input is sent. */
  readonly encoding: 'none' | 'query' | 'json' | 'form'
  /** Whether the answer is about the signed-in reader. */
  readonly session: boolean
  readonly description: string
  /** The errors that the tags understand, by code. */
  readonly errors: Readonly<
    Record<string, { readonly status: readonly number[]; readonly description: string }>
  >
}

const callOf = ({ method, path, encoding, session, description, errors }: Endpoint): Call => ({
  method,
  path,
  encoding,
  session: session ?? false,
  description,
  errors: Object.fromEntries(
    Object.entries(errors).map(([code, error]) => [
      code,
      { status: [error.status].flat(), description: error.description },
    ]),
  ),
})

/** Every call of the tags, by name. */
export const calls = Object.fromEntries(
  Object.entries(endpoints).map(([name, each]) => [name, callOf(each)]),
) as Readonly<Record<EndpointName, Call>>

function endpointOf(name: string): Endpoint {
  if (!Object.hasOwn(endpoints, name)) throw new TypeError(`The contract has no call ${name}.`)
  return endpoints[name as EndpointName]
}

/** What a page has sent: the input with its defaults, or every fault. */
export type Reading =
  | { readonly data: unknown; readonly faults?: never }
  | { readonly faults: readonly Fault[]; readonly data?: never }

/**
 * Reads the input of a call: the fields of a form, a query or a JSON body, with the fields of the path.
 * @throws {TypeError} if the contract has no such call
 */
export function read(name: EndpointName, input: unknown): Reading {
  const endpoint = endpointOf(name)
  if (!endpoint.money) return readBySchema(endpoint.input, input, inEnglish())
  const { data, faults } = readBySchema(endpoint.input, amountsFromWire(input), inEnglish())
  return faults ? { faults } : { data: amountsToWire(Object(data)) }
}

/**
 * Returns what is wrong with a successful answer: an empty list for one that fits.
 * @throws {TypeError} if the contract has no such call
 */
export function faultsOf(name: EndpointName, answer: unknown): readonly Fault[] {
  const { money, output } = endpointOf(name)
  return readBySchema(output, money ? amountsFromWire(answer) : answer, inEnglish()).faults ?? []
}
