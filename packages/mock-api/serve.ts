import type { Endpoint, NamedErrors } from '@bindery/contract/endpoint.ts'
import {
  type EndpointName,
  type Endpoints,
  type ErrorOf,
  endpoints,
} from '@bindery/contract/endpoints.ts'
import { commonErrors, errorOf } from '@bindery/contract/errors.ts'
import { defaultPaths } from '@bindery/contract/paths.ts'
import * as v from '@bindery/contract/schema.ts'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { captchaFault } from './captcha.ts'
import { isOwnWrite } from './guard.ts'
import { complaints, rawInput } from './input.ts'
import type { Account } from './records.ts'
import type { MockApp, MockContext, Server } from './server.ts'
import { currentAccount } from './sessions.ts'

/** A reply of a handler that breaks the contract: a fault of this server, never of the caller. */
export class ContractBreak extends Error {
  override name = 'ContractBreak'
}

/** Thrown by a handler to answer with a named error. */
class Refusal extends Error {
  override name = 'Refusal'
  readonly code: string
  readonly body: object
  readonly status: number | undefined
  constructor(code: string, body: object, status?: number) {
    super(code)
    this.code = code
    this.body = body
    this.status = status
  }
}

export interface Call<K extends EndpointName> {
  readonly c: MockContext
  readonly input: v.InferOutput<Endpoints[K]['input']>
  /**
   * `throw call.refusal('code', {…})` answers with that error of the endpoint; with its first status,
   * or with another that the contract has for it.
   */
  refusal(code: ErrorOf<K>, body?: object, status?: number): Error
}

/** A call of somebody who is signed in. */
export interface ReaderCall<K extends EndpointName> extends Call<K> {
  readonly account: Account
}

/** What a handler gives back: the output as it goes over the wire. */
type Reply<K extends EndpointName> = v.InferInput<Endpoints[K]['output']>
type Handler<C, K extends EndpointName> = (call: C) => Reply<K> | Promise<Reply<K>>

const refuse = (c: MockContext, endpoint: Endpoint, { code, body, status: asked }: Refusal) => {
  const named: NamedErrors = { ...commonErrors, ...endpoint.errors }
  const error = named[code]
  if (!error) throw new ContractBreak(`${endpoint.name} has no error ${code}`)
  const statuses = typeof error.status === 'number' ? [error.status] : error.status
  const status = asked ?? statuses[0] ?? 400
  if (!statuses.includes(status))
    throw new ContractBreak(`${endpoint.name}: ${code} is no ${status}`)
  const reply = { code, message: error.description, ...body }
  const read = errorOf(endpoint, status, reply)?.code
  if (read !== code) throw new ContractBreak(`${endpoint.name}: ${code} would be read as ${read}`)
  return c.json(reply, status as ContentfulStatusCode)
}

const answer = async (
  server: Server,
  endpoint: Endpoint,
  c: MockContext,
  readersOnly: boolean,
  handle: (call: { c: MockContext; input: unknown; account?: Account }) => unknown,
): Promise<Response> => {
  const refusal = (code: string, body = {}, status?: number) => new Refusal(code, body, status)
  const isWrite = endpoint.method !== 'GET' && endpoint.method !== 'HEAD'
  if (isWrite && !isOwnWrite(server, c)) throw refusal('cross_site')
  const account = readersOnly ? await currentAccount(server, c) : undefined
  if (readersOnly && !account) throw refusal('unauthenticated')
  const raw = await rawInput(c, endpoint.encoding)
  const input = v.read(endpoint.input, raw)
  if (input.faults) {
    return c.json({ code: 'invalid_fields', errors: complaints(input.faults, raw) }, 400)
  }
  const { reCaptchaToken = '' } = input.data as { reCaptchaToken?: string }
  if ('captcha_refused' in endpoint.errors && server.settings.captcha) {
    const reason = await captchaFault(server, c, endpoint.name as EndpointName, reCaptchaToken)
    if (reason) throw refusal('captcha_refused', { reason })
  }
  const call = { c, input: input.data, ...(account ? { account } : {}) }
  const output = await handle(Object.assign(call, { refusal }))
  const { faults } = v.read(endpoint.output, output)
  if (faults) throw new ContractBreak(`${endpoint.name}: ${JSON.stringify(faults)}`)
  return endpoint.reads === 'html' ? c.html(String(output)) : c.json(Object(output))
}

const route = (
  app: MockApp,
  server: Server,
  endpoint: Endpoint,
  readersOnly: boolean,
  handle: Parameters<typeof answer>[4],
): void => {
  const limit = bodyLimit({
    maxSize: endpoint.largest ?? 64 * 1024,
    onError: (c) => c.json({ code: 'too_large', message: 'The request is too large.' }, 413),
  })
  const careful: MiddlewareHandler = async (c, next) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    await next()
  }
  app.on(endpoint.method, defaultPaths(endpoint), careful, limit, async (c) => {
    try {
      try {
        return await answer(server, endpoint, c, readersOnly, handle)
      } catch (error) {
        if (error instanceof Refusal) return refuse(c, endpoint, error)
        throw error
      }
    } catch (error) {
      server.report(error)
      return c.json({ code: 'server_error', message: 'Something went wrong.' }, 500)
    }
  })
}

/**
 * Serves an endpoint that anybody may call: cross-site writes are refused, the input is checked
 * before the handler and its output after it.
 */
export const serve = <K extends EndpointName>(
  app: MockApp,
  server: Server,
  name: K,
  handle: Handler<Call<K>, K>,
): void => route(app, server, endpoints[name], false, handle as never)

/** Serves an endpoint of a signed-in reader; others get `unauthenticated`. */
export const serveReader = <K extends EndpointName>(
  app: MockApp,
  server: Server,
  name: K,
  handle: Handler<ReaderCall<K>, K>,
): void => route(app, server, endpoints[name], true, handle as never)
