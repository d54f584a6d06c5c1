import type { Endpoint, NamedErrors } from '@bindery/contract/endpoint.ts'
import {
  type EndpointName,
  type Endpoints,
  type ErrorOf,
  endpoints,
} from '@bindery/contract/endpoints.ts'
import { commonErrors, matchError } from '@bindery/contract/errors.ts'
import { defaultPaths } from '@bindery/contract/paths.ts'
import * as z from '@bindery/contract/schema.ts'
import { amountsFromWire, amountsToWire } from '@bindery/contract/wire-amounts.ts'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Account } from '../core/records.ts'
import type { MockApp, MockContext, Server } from '../core/server.ts'
import { captchaError } from './captcha.ts'
import { isOwnWrite } from './guard.ts'
import { fieldErrors, rawInput } from './input.ts'
import { currentAccount } from './sessions.ts'

/** A handler's reply breaks the contract. This is an error of the server, never of the caller. */
export class ContractViolation extends Error {
  override name = 'ContractViolation'
}

/** Thrown by a handler to reply with a named error. */
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
  readonly input: z.output<Endpoints[K]['input']>
  /**
   * `throw call.refusal('code', {…})` replies with that error of the endpoint. The status is the error's first
   * one, unless the call names another of the contract.
   */
  refusal(code: ErrorOf<K>, body?: object, status?: number): Error
}

/** A call of a signed-in reader. */
export interface ReaderCall<K extends EndpointName> extends Call<K> {
  readonly account: Account
}

/** The return value of a handler: the output before parsing. */
type Reply<K extends EndpointName> = z.input<Endpoints[K]['output']>
type Handler<C, K extends EndpointName> = (call: C) => Reply<K> | Promise<Reply<K>>

const refuse = (c: MockContext, endpoint: Endpoint, { code, body, status: chosen }: Refusal) => {
  const named: NamedErrors = { ...commonErrors, ...endpoint.errors }
  const error = named[code]
  if (!error) throw new ContractViolation(`${endpoint.name} has no error ${code}`)
  const statuses = typeof error.status === 'number' ? [error.status] : error.status
  const status = chosen ?? statuses[0] ?? 400
  if (!statuses.includes(status))
    throw new ContractViolation(`${endpoint.name}: ${code} cannot have the status ${status}`)
  const reply = { code, message: error.description, ...body }
  const read = matchError(endpoint, status, reply)?.code
  if (read !== code)
    throw new ContractViolation(`${endpoint.name}: ${code} would be parsed as ${read}`)
  return c.json(reply, status as ContentfulStatusCode)
}

/** Whether the write names another reader than that of the session: their page has not heard of the change. */
const isForOtherReader = async (server: Server, c: MockContext): Promise<boolean> => {
  const reader = c.req.header('x-bindery-reader')
  const account = reader && (await currentAccount(server, c))
  return !!account && ![account.guid, account.id].map(encodeURIComponent).includes(reader)
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
  if (isWrite && (await isForOtherReader(server, c))) throw refusal('reader_changed')
  const isDecimal = endpoint.money && server.settings.amounts === 'decimal'
  const sent = await rawInput(c, endpoint)
  const raw = isDecimal ? amountsFromWire(sent) : sent
  const input = z.read(endpoint.input, raw)
  if (input.faults) {
    return c.json({ code: 'invalid_fields', errors: fieldErrors(input.faults, raw) }, 400)
  }
  const { reCaptchaToken = '' } = input.data as { reCaptchaToken?: string }
  if ('captcha_refused' in endpoint.errors && server.settings.captcha) {
    const reason = await captchaError(server, c, endpoint.name as EndpointName, reCaptchaToken)
    if (reason) throw refusal('captcha_refused', { reason })
  }
  const call = { c, input: input.data, ...(account ? { account } : {}) }
  const output = await handle(Object.assign(call, { refusal }))
  const { faults } = z.read(endpoint.output, output, z.inEnglish())
  if (faults) throw new ContractViolation(`${endpoint.name}: ${JSON.stringify(faults)}`)
  if (endpoint.reads === 'html') return c.html(String(output))
  return c.json(isDecimal ? amountsToWire(Object(output)) : Object(output))
}

const route = (
  app: MockApp,
  server: Server,
  endpoint: Endpoint,
  readersOnly: boolean,
  handle: Parameters<typeof answer>[4],
): void => {
  const limit = bodyLimit({
    maxSize: endpoint.maxBytes ?? 64 * 1024,
    onError: (c) => c.json({ code: 'too_large', message: 'The request is too large.' }, 413),
  })
  const privateHeaders: MiddlewareHandler = async (c, next) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    // Other sites may read a reply by CORS only, and embed none.
    c.header('Cross-Origin-Resource-Policy', 'same-site')
    await next()
  }
  app.on(endpoint.method, defaultPaths(endpoint), privateHeaders, limit, async (c) => {
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
 * Serves an endpoint for everybody. It refuses cross-site writes, validates the input before the handler and the
 * output after it.
 */
export const serve = <K extends EndpointName>(
  app: MockApp,
  server: Server,
  name: K,
  handle: Handler<Call<K>, K>,
): void => route(app, server, endpoints[name], false, handle as never)

/** Serves an endpoint for signed-in readers. A guest gets `unauthenticated`. */
export const serveReader = <K extends EndpointName>(
  app: MockApp,
  server: Server,
  name: K,
  handle: Handler<ReaderCall<K>, K>,
): void => route(app, server, endpoints[name], true, handle as never)
