/** Ways of being wrong, for the mutants. */
import type { Change } from './mutant-server.ts'

const json = { 'content-type': 'application/json', 'cache-control': 'no-store' }

/** Answers without asking the mock. */
export const answer =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Change =>
  () =>
    new Response(
      [204, 304].includes(status) ? null : typeof body === 'string' ? body : JSON.stringify(body),
      { status, headers: { ...json, ...headers } },
    )

/** Changes the mock's answer: its body as text, its status and its headers. */
export const rewrite =
  (
    change: (answer: { body: string; status: number; headers: Headers }) =>
      | {
          body?: string
          status?: number
        }
      | undefined,
  ): Change =>
  async (request, next) => {
    const response = await next()
    const { status } = response
    const headers = new Headers(response.headers)
    const body = await response.text()
    const changed = change({ body, status, headers }) ?? {}
    headers.delete('content-length')
    const text = changed.body ?? body
    const isBodyless = request.method === 'HEAD' || [204, 304].includes(changed.status ?? status)
    return new Response(isBodyless ? null : text, { status: changed.status ?? status, headers })
  }

/** Sets a header of the answer; null removes it. */
export const header = (name: string, value: string | null): Change =>
  rewrite(({ headers }) => {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
    return undefined
  })

/** Changes each Set-Cookie of the answer. */
export const cookie = (change: (text: string) => string): Change =>
  rewrite(({ headers }) => {
    const cookies = headers.getSetCookie()
    headers.delete('set-cookie')
    for (const each of cookies) headers.append('set-cookie', change(each))
    return undefined
  })

type Json = Record<string, unknown>

/** Changes the JSON of successful answers. */
export const data = (change: (body: Json) => unknown): Change =>
  rewrite(({ body, status }) => {
    if (status >= 300 || body === '') return {}
    const parsed = JSON.parse(body) as Json
    return { body: JSON.stringify(change(parsed) ?? parsed) }
  })

/** Sets a field of the JSON; undefined removes it. */
export const field = (name: string, value: unknown): Change =>
  data((body) => {
    body[name] = value
  })

/** Changes the answers of one status only. */
export const onStatus = (status: number, change: Change): Change => {
  return async (request, next) => {
    const response = await next()
    return response.status === status ? change(request, async () => response) : response
  }
}

/** Asks the mock with other headers. */
export const asIf =
  (headers: Record<string, string>): Change =>
  (request, next) => {
    const changed = new Headers(request.headers)
    for (const [name, value] of Object.entries(headers)) changed.set(name, value)
    return next(new Request(request, { headers: changed }))
  }

/** Fails at bodies like this, as a server that takes them apart without a look. */
export const crashesAt =
  (body: RegExp): Change =>
  async (request, next) =>
    body.test(await request.clone().text()) ? answer(500)(request, next) : next()

/** Takes bodies like this. */
export const takes =
  (body: RegExp, reply: unknown = {}): Change =>
  async (request, next) =>
    body.test(await request.clone().text()) ? answer(200, reply)(request, next) : next()

export const cut: Change = () => Promise.reject(new Error('socket hang up'))

export const late: Change = () =>
  Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'))

/** The faults that any call may have, with the finding that names each. */
export const faultsOfAnyCall: readonly (readonly [string, Change, string])[] = [
  ['fails', answer(500, 'Internal Server Error', { 'content-type': 'text/plain' }), 'server-error'],
  ['is behind a gateway that fails', answer(502, '<html>Bad Gateway'), 'server-error'],
  ['does not exist', answer(404, 'Not found', { 'content-type': 'text/plain' }), 'not-found'],
  [
    'answers with a page',
    answer(200, '<!doctype html><p>', { 'content-type': 'text/html' }),
    'reply-html',
  ],
  ['answers with 204', answer(204), 'reply-empty'],
  ['answers with an empty body', answer(200, ''), 'reply-empty'],
  ['answers with cut JSON', answer(200, '{"a": '), 'reply-not-json'],
  ['answers as plain text', header('content-type', 'text/plain'), 'reply-type'],
  ['redirects to a login', answer(302, '', { location: '/login' }), 'redirected'],
  ['cuts the connection', cut, 'no-answer'],
  ['hangs', late, 'no-answer'],
  ['answers with a list', answer(200, []), 'reply-shape'],
  ['answers with a teapot', answer(418, {}), 'status-unexpected'],
]
