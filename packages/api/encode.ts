import type { Endpoint } from '@bindery/contract/endpoint.ts'
import { plain } from '@bindery/contract/json.ts'

/** The input of a call as its request carries it, in the members of ky's options. */
export const encodeInput = (
  endpoint: Endpoint,
  input: object,
): { json?: unknown; searchParams?: URLSearchParams; body?: URLSearchParams } => {
  const { body } = endpoint
  const parameters = () =>
    new URLSearchParams(
      Object.entries(input).flatMap(([name, value]) =>
        value === undefined || name === body ? [] : [[name, String(value)]],
      ),
    )
  if (body !== undefined) {
    return { json: plain(Object(input)[body]), searchParams: parameters() }
  }
  if (endpoint.encoding === 'json') return { json: plain(input) }
  if (endpoint.encoding === 'form') return { body: parameters() }
  return endpoint.encoding === 'query' ? { searchParams: parameters() } : {}
}
