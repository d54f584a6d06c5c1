/** Every error that the calls of a tag may have, made from the contract. */

import type { NamedErrors } from '@bindery/contract/endpoint.ts'
import { type EndpointName, endpoints } from '@bindery/contract/endpoints.ts'
import { commonErrors } from '@bindery/contract/errors.ts'
import { createComponents } from '@bindery/contract/openapi-components.ts'
import { createResolve, exampleOf } from '@bindery/contract/openapi-example.ts'
import { tagCalls } from '@bindery/contract/tag-calls.ts'
import type { Fault } from '@bindery/mock-api/faults.ts'

export interface PlayableError {
  /** `signIn: locked`. */
  readonly id: string
  readonly call: EndpointName
  readonly code: string
  readonly description: string
  readonly fault: Fault
}

/** Failures that any call can have. */
const general: readonly (readonly [string, string, Omit<Fault, 'path'>])[] = [
  ['no-connection', 'The connection is cut.', { abort: true }],
  ['server-error', 'The server fails: 500.', { status: 500, body: '' }],
  [
    'html',
    'A login page in place of JSON.',
    { status: 200, body: '<!doctype html><p>Sign in</p>' },
  ],
  [
    'busy',
    'Too many requests: 429, wait 30 seconds.',
    { status: 429, body: '', headers: { 'Retry-After': '30' } },
  ],
  [
    'maintenance',
    'The server is under maintenance.',
    { status: 503, body: { code: 'maintenance' } },
  ],
  ['slow', 'The answer takes eight seconds.', { delayMs: 8000 }],
]

/** The path up to its first variable: a fault takes a prefix. */
const prefixOf = (call: EndpointName, dialect: 'api' | 'service'): string => {
  const { path } = endpoints[call] as { path: { api: string; service?: string } }
  const template = (dialect === 'service' && path.service) || path.api
  return template
    .replace('{api}', '/api/')
    .replace('{service}', '/service/')
    .replace('{userService}', '/user-service')
    .replace(/:.*$/, '')
}

/** The errors of a tag's calls. The dialect decides on their addresses. */
export function errorsOf(tag: string, dialect: 'api' | 'service'): readonly PlayableError[] {
  const calls = tagCalls[tag as keyof typeof tagCalls]
  if (!calls) return []
  return [...new Set<EndpointName>([...calls.needs, ...calls.optional])].flatMap((call) => {
    const { method, errors, session } = endpoints[call] as {
      method: string
      errors: NamedErrors
      session?: boolean
    }
    const common = session ? { unauthenticated: commonErrors.unauthenticated } : {}
    const path = prefixOf(call, dialect)
    const entry = (code: string, description: string, fault: Omit<Fault, 'path'>) => ({
      id: `${call}: ${code}`,
      call,
      code,
      description,
      fault: { method, path, ...fault },
    })
    const named = Object.entries<NamedErrors[string]>({ ...errors, ...common }).map(
      ([code, { status, body, description }]) => {
        const components = createComponents()
        const schema = body && components.schemaOf(body)
        const example = schema && exampleOf(schema, createResolve({ components: components.all }))
        const first = typeof status === 'number' ? status : (status[0] ?? 400)
        return entry(code, description, { status: first, body: { code, ...Object(example) } })
      },
    )
    return [
      ...named,
      ...general.map(([code, description, fault]) => entry(code, description, fault)),
    ]
  })
}
