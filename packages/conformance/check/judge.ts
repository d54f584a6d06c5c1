/** Compares an answer with the contract, without regard to what the journey wants to know. */
import { anyObject, type Endpoint, type NamedErrors } from '@bindery/contract/endpoint.ts'
import { commonErrors, matchError } from '@bindery/contract/errors.ts'
import { dateMessage, inEnglish, read } from '@bindery/contract/schema.ts'
import { amountsFromWire } from '@bindery/contract/wire-amounts.ts'
import type { Exchange } from './connection.ts'
import type { Observation } from './report.ts'

export type Judgement =
  | { readonly kind: 'ok'; readonly data: unknown }
  /** The answer is an error that the contract names for this call. */
  | { readonly kind: 'error'; readonly code: string; readonly body: unknown }
  | { readonly kind: 'wrong'; readonly observation: Observation }

const wrong = (
  name: Observation['name'],
  expected: string,
  got: string,
  path?: string,
  fix?: string,
): Judgement => ({
  kind: 'wrong',
  observation: {
    name,
    expected,
    got,
    ...(path === undefined ? {} : { path }),
    ...(fix ? { fix } : {}),
  },
})

const withDecimals =
  'The server sends decimals, the default: leave out --amounts minor. Or send 4885 for 48.85.'

/** What the contract has for a call: `200, 401 unauthenticated, …`. */
const statusesOf = ({ errors }: Endpoint): string => {
  const named = Object.entries<NamedErrors[string]>({ ...errors, ...commonErrors })
  const texts = named.map(([code, { status }]) => `${[status].flat().join(' or ')} ${code}`)
  return `200, or one of: ${texts.join(', ')}`
}

/** The code of an error, unless it says that there is no such route. */
const codeOf = (body: string): string | undefined => {
  const { code } = Object(parse(body)?.json)
  return typeof code === 'string' && code !== 'not_found' ? code : undefined
}

/** The start of a body, for a report. */
const excerpt = (body: string): string => {
  const text = body.replaceAll(/\s+/g, ' ').trim()
  return text.length > 80 ? `${text.slice(0, 80)}…` : text || 'nothing'
}

const parse = (text: string): { readonly json: unknown } | null => {
  try {
    return { json: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

const isHtml = ({ headers, body }: Exchange): boolean =>
  /text\/html/i.test(headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(body)

const valueAt = (json: unknown, path: string): unknown =>
  path
    .split('.')
    .filter(Boolean)
    .reduce((value, key) => Object(value)[key], json)

/** The value at a path of the JSON, as a report names it: its kind, never a reader's data. */
const kindAt = (json: unknown, path: string): string => {
  const value = valueAt(json, path)
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return value === undefined ? 'nothing' : `a ${typeof value}`
}

function judgeSuccess(endpoint: Endpoint, exchange: Exchange, hasDecimals: boolean): Judgement {
  const { body, headers, status } = exchange
  if (endpoint.reads === 'headers') {
    const { data, faults } = read(endpoint.output, Object.fromEntries(headers))
    const [fault] = faults ?? []
    if (!fault) return { kind: 'ok', data }
    return wrong('header-missing', `the header ${fault.field}`, 'an answer without it')
  }
  if (body.trim() === '') {
    // A call that returns nothing succeeds without a body.
    if (endpoint.output === anyObject) return { kind: 'ok', data: {} }
    return wrong('reply-empty', 'a JSON body', `${status} without a body`)
  }
  if (endpoint.reads === 'html') return { kind: 'ok', data: body }
  if (isHtml(exchange)) return wrong('reply-html', 'JSON', excerpt(body))
  const type = headers.get('content-type') ?? ''
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    return wrong('reply-type', 'Content-Type: application/json', type || 'no Content-Type')
  }
  const parsed = parse(body)
  if (!parsed) return wrong('reply-not-json', 'valid JSON', excerpt(body))
  const json = hasDecimals ? amountsFromWire(parsed.json) : parsed.json
  const { data, faults } = read(endpoint.output, json, inEnglish())
  const [fault] = faults ?? []
  if (!fault) return { kind: 'ok', data }
  if (fault.message === dateMessage) {
    const expected = 'a date, ISO 8601 with zone: 2026-11-24T09:30:00Z'
    const got = JSON.stringify(valueAt(parsed.json, fault.field)) ?? 'nothing'
    return wrong('reply-shape', expected, got, fault.field)
  }
  const value = valueAt(json, fault.field)
  if (endpoint.money && !hasDecimals && typeof value === 'number' && !Number.isInteger(value)) {
    const expected = 'an amount in minor units such as 4885'
    return wrong('amount-wrong', expected, `${value}`, fault.field, withDecimals)
  }
  if (Number.isNaN(value)) {
    const expected = 'an amount such as 48.85, not negative'
    return wrong('amount-wrong', expected, kindAt(parsed.json, fault.field), fault.field)
  }
  return wrong('reply-shape', fault.message, kindAt(parsed.json, fault.field), fault.field)
}

/**
 * Judges one answer.
 * @param hasDecimals whether its amounts are decimals
 */
export function judge(endpoint: Endpoint, exchange: Exchange, hasDecimals: boolean): Judgement {
  const { status, failure, body } = exchange
  if (status === 0) return wrong('no-answer', 'an answer', failure ?? 'none')
  if (status >= 300 && status < 400) {
    const to = exchange.headers.get('location') ?? 'nowhere'
    return wrong('redirected', 'an answer', `${status} to ${to}`)
  }
  if (status < 300) return judgeSuccess(endpoint, exchange, hasDecimals)
  // A page in place of an error comes from the router: it does not say that the call has found nothing.
  if (status === 404 && isHtml(exchange)) {
    return wrong('not-found', 'an answer', `404: ${excerpt(body)}`)
  }
  const error = matchError(endpoint, status, parse(body)?.json)
  if (error) return { kind: 'error', ...error }
  if (status >= 500) return wrong('server-error', 'an answer', `${status}: ${excerpt(body)}`)
  // An error with a code comes from the call: the route is there.
  if (status === 405 || (status === 404 && !codeOf(body))) {
    return wrong('not-found', 'an answer', `${status}: ${excerpt(body)}`)
  }
  return wrong('status-unexpected', statusesOf(endpoint), `${status}: ${excerpt(body)}`)
}

/** Bodies of errors, the shortest first. */
const bodies = (code: string): readonly object[] => [
  {},
  { code },
  { errors: ['…'] },
  { message: '…' },
]

/** The error's status and the least that its body must have: `404 {"code":"saved_unknown"}`. */
export function formOf({ errors }: Pick<Endpoint, 'errors'>, code: string): string {
  const named: NamedErrors = { ...errors, ...commonErrors }
  const error = named[code]
  if (!error) return `the error ${code}`
  const { body, status } = error
  const statuses = [status].flat().join(' or ')
  if (!body) return `the error ${code}: ${statuses}`
  const least = bodies(code).find((each) => !read(body, each).faults)
  const text = least ? JSON.stringify(least) : ''
  const more = text === '{}' ? ' or more' : ''
  return `the error ${code}: ${statuses} ${text}${more}`.trim()
}
