/** The mock API behind a wrapper that makes it wrong in one way. */
import { type EndpointName, endpoints } from '@bindery/contract/endpoints.ts'
import { createMockApi } from '@bindery/mock-api/app.ts'
import { createMemoryStore } from '@bindery/mock-api/core/memory-store.ts'
import { createPbkdf2Hashes } from '@bindery/mock-api/core/pbkdf2-hashes.ts'
import { type CheckOptions, check } from '../walk/check.ts'

export const site = 'https://api.publisher.example'
export const otherPages = 'https://www.publisher.example'

/** Answers a request that the wrapper has caught. `next` asks the mock. */
export type Change = (
  request: Request,
  next: (request?: Request) => Promise<Response>,
) => Promise<Response> | Response

export interface Mutation {
  readonly call: EndpointName | 'every call'
  readonly change: Change
}

const createPattern = (name: EndpointName): RegExp => {
  const path = endpoints[name].path.api
    .replace('{api}', '/api/')
    .replace('{service}', '/service/')
    .replace('{url}', '/api/user/subscriber/verify')
    .replaceAll(/:(number|size)\b/g, '\\d+')
    .replaceAll(/:\w+/g, '[^/]+')
  return new RegExp(`^${path}$`)
}

const patterns = new Map<EndpointName, RegExp>()
const patternOf = (name: EndpointName): RegExp => {
  const pattern = patterns.get(name) ?? createPattern(name)
  patterns.set(name, pattern)
  return pattern
}

/** Whether a request is this call. */
export const isCall = (name: Mutation['call'], request: Request): boolean =>
  name === 'every call' ||
  (endpoints[name].method === request.method && patternOf(name).test(new URL(request.url).pathname))

/** Checks the mock with one mutation. */
export const checkMutant = ({ call, change }: Mutation, options: Partial<CheckOptions> = {}) =>
  checkMock((request, next) => (isCall(call, request) ? change(request, next) : next()), options)

const subscriber = { email: 'print@example.com', accountNumber: '1234567890' }

/** A token of the mock's payment provider. */
async function payWith(mock: ReturnType<typeof createMockApi>): Promise<string> {
  const card = { number: '4242424242424242', expiry: '12/40', cvc: '123' }
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(card) }
  const answer = await mock.fetch(new Request(`${site}/__pay/tokens`, init))
  return ((await answer.json()) as { token: string }).token
}

/** Checks the mock behind a wrapper. */
export async function checkMock(
  change: Change,
  { knowsNobody, ...options }: Partial<CheckOptions> & { knowsNobody?: true } = {},
) {
  const mock = createMockApi({
    store: createMemoryStore(),
    hashes: createPbkdf2Hashes(1),
    origins: [site],
    partners: [otherPages],
    report: () => {},
    settings: { amounts: options.amounts ?? 'decimal' },
  })
  return check({
    apiBase: `${site}/api/`,
    serviceBase: `${site}/service/`,
    dialect: 'api',
    origin: site,
    product: '501',
    otherProduct: '502',
    promoCode: 'WELCOME20',
    ...(knowsNobody ? {} : { subscriber }),
    ...(options.orders ? { paymentToken: await payWith(mock) } : {}),
    transport: async (url, init) => {
      const request = new Request(url, init)
      return change(request, async (changed = request) => mock.fetch(changed))
    },
    ...options,
  })
}
