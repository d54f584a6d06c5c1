/** What a browser wants to read in the answer to a preflight request. */
import type { Endpoint } from '@bindery/contract/endpoint.ts'
import type { Exchange } from './connection.ts'

/** The entries of a header that is a list, in small letters. */
export const listed = (header: string | null): readonly string[] =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())

/** The headers that a page sends with this write, in small letters. */
export const headersOf = ({ requestHeaders = {} }: Pick<Endpoint, 'requestHeaders'>) =>
  ['Content-Type', 'X-Requested-With', ...Object.keys(requestHeaders)].map((name) =>
    name.toLowerCase(),
  )

/** What the answer does not allow, by name. A `*` stands for nothing where cookies are sent. */
export function preflightFaults(
  { headers, status }: Exchange,
  method: string,
  origin: string,
  wanted: readonly string[],
): readonly string[] {
  const methods = listed(headers.get('access-control-allow-methods'))
  const names = listed(headers.get('access-control-allow-headers'))
  return [
    ...(status >= 200 && status < 300 ? [] : [`status ${status}`]),
    ...(headers.get('access-control-allow-origin') === origin ? [] : ['the origin']),
    ...(headers.get('access-control-allow-credentials') === 'true' ? [] : ['cookies']),
    ...(method === 'POST' || methods.includes(method.toLowerCase())
      ? []
      : [`the method ${method}`]),
    ...wanted.flatMap((name) => (names.includes(name) ? [] : [`the header ${name}`])),
  ]
}
