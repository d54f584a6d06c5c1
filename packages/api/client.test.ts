import { endpoint } from '@bindery/contract/endpoint.ts'
import { endpoints } from '@bindery/contract/endpoints.ts'
import * as z from '@bindery/contract/schema.ts'
import { describe, expect, test } from 'vitest'
import { createClient } from './client.ts'
import { isError } from './errors.ts'
import { createFakeClock, createServer, json, origin, rejection, setup } from './test/server.ts'

const reader = { status: 'registered', firstName: 'Ada', emailAddress: 'ada@example.com' }

const inPath = endpoint({
  ...endpoints.updateProfile,
  path: { api: '{api}things/:id/notes' },
  input: z.object({ id: z.string(), note: z.string() }),
})

const signIn = { username: 'ada@example.com', password: 'x' }

describe('requests', () => {
  test('a read sends the session cookie and no X-Requested-With', async () => {
    const { client, requests } = setup(() => json(reader))
    const user = await client.call(endpoints.readProfile, {})
    expect(user.firstName).toBe('Ada')
    expect(user.quota).toEqual({ limit: 4, count: 0, remaining: 4 })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.url).toBe(`${origin}/api/user/profile`)
    expect(requests[0]?.credentials).toBe('include')
    expect(requests[0]?.headers.get('x-requested-with')).toBeNull()
  })

  test('the sign-in request is a form with X-Requested-With', async () => {
    const { client, requests } = setup(() => json({}))
    await client.call(endpoints.signIn, { username: 'a+b@example.com', password: 'p & q=1' })
    expect(requests[0]?.url).toBe(`${origin}/authenticate`)
    expect(requests[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded')
    expect(requests[0]?.headers.get('x-requested-with')).toBe('bindery')
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
      username: 'a+b@example.com',
      password: 'p & q=1',
    })
  })

  test('a short write outlives its page, a read and a long write do not', async () => {
    const { client, requests } = setup(() => json(reader))
    await client.call(endpoints.readProfile, {})
    await client.call(inPath, { id: 'a', note: 'short' })
    await client.call(inPath, { id: 'a', note: 'long'.repeat(1_000) })
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true, false])
  })

  test('the service dialect applies to endpoints that have one', async () => {
    const server = createServer(() => json([{ userRef: 'u1' }]))
    const client = createClient({
      fetch: server.fetch,
      ...createFakeClock(),
      apiBase: `${origin}/api/`,
      serviceBase: `${origin}/service/`,
      userService: null,
      dialect: 'service',
      allowedOrigins: [],
    })
    await rejection(client.call(endpoints.userRef, {}))
    await rejection(client.call(endpoints.captchaEnabled, {}))
    expect(server.requests[0]?.url).toBe(`${origin}/service/user/userRef`)
    expect(server.requests.at(-1)?.url).toBe(`${origin}/api/recaptcha/enabled`)
  })

  test('a path field is encoded in the path and left out of the body', async () => {
    const { client, requests } = setup(() => json({}))
    const ask = (id: string) => client.call(inPath, { id, note: 'n' })
    await ask('a/b?c#d 100%')
    for (const id of ['', '.', '..'])
      expect(isError(await rejection(ask(id)), 'OriginError')).toBe(true)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.url).toBe(`${origin}/api/things/a%2Fb%3Fc%23d%20100%25/notes`)
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ note: 'n' })
  })

  test('products are added to the cart as a bare array, with other fields in the query', async () => {
    const { client, requests } = setup(() => json({}))
    const items = [{ productId: '501', quantity: 2 }]
    await rejection(client.call(endpoints.addToCart, { items }))
    await rejection(client.call(endpoints.addToCart, { items, signedIn: 'true' }))
    expect(requests.map(({ url }) => url)).toEqual([
      `${origin}/api/shopping-cart/items`,
      `${origin}/api/shopping-cart/items?signedIn=true`,
    ])
    for (const { body } of requests) expect(JSON.parse(body ?? '')).toEqual(items)
  })

  test('an address on an origin that the site has not named gets no request', async () => {
    const { client, requests, integrationErrors } = setup(() => json({}))
    const input = { emailAddress: 'a@example.com', accountNo: '1', password: 'x' }
    for (const url of [
      'https://evil.example/',
      '//evil.example',
      'https://publisher.example@evil.example/',
      'https://me@publisher.example/x',
      'javascript:alert(1)',
      'data:text/html,x',
      'blob:https://publisher.example/1',
      '\\\\evil.example',
    ]) {
      const error = await rejection(client.call(endpoints.verifySubscription, input, { url }))
      expect(isError(error, 'OriginError'), url).toBe(true)
    }
    expect(requests).toHaveLength(0)
    expect(integrationErrors).toHaveLength(8)
    await client.call(endpoints.verifySubscription, input, {
      url: 'https://partner.example/verify',
    })
    await client.call(endpoints.verifySubscription, input, { url: '/api/user/subscriber/verify' })
    expect(requests.map(({ url }) => url)).toEqual([
      'https://partner.example/verify',
      `${origin}/api/user/subscriber/verify`,
    ])
  })
})

test('reads with different inputs are not joined on a page whose arrays have toJSON()', async () => {
  Object.assign(Array.prototype, { toJSON: () => 'a text' })
  try {
    const html = { headers: { 'content-type': 'text/html' } }
    const { client } = setup(({ url }) => new Response(`<p>${url.slice(-3)}</p>`, html))
    const article = (seo: string) =>
      client.call(endpoints.readArticle, { year: '2025', month: '03', seo })
    expect(await Promise.all([article('one'), article('two')])).toEqual([
      '<p>one</p>',
      '<p>two</p>',
    ])
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  }
})

describe('error responses', () => {
  test.each([
    [401, { tries_left: 2 }, 'invalid_credentials'],
    [401, {}, 'invalid_credentials'],
    [401, { lockout_duration: 900 }, 'locked'],
    [403, { code: 'user_restricted' }, 'user_restricted'],
  ])('a %i with %j is the error %s', async (status, body, code) => {
    const { client, requests } = setup(() => json(body, { status }))
    expect(await rejection(client.call(endpoints.signIn, signIn))).toMatchObject({
      name: 'RefusedError',
      code,
      status,
      body,
    })
    expect(requests).toHaveLength(1)
  })

  test('an error body is parsed as JSON, whatever its content type', async () => {
    const headers = { 'content-type': 'text/html' }
    const { client } = setup(() => json({ lockout_duration: 900 }, { status: 401, headers }))
    expect(await rejection(client.call(endpoints.signIn, signIn))).toMatchObject({
      code: 'locked',
      body: { lockout_duration: 900 },
    })
  })

  test('a status that the contract does not name rejects with an HttpError', async () => {
    const { client } = setup(
      () => new Response('<p>Teapot', { status: 418, headers: { 'content-type': 'text/html' } }),
    )
    expect(await rejection(client.call(endpoints.signIn, signIn))).toMatchObject({
      name: 'HttpError',
      status: 418,
    })
  })

  test('a 401 of a call that needs a session is unauthenticated, whatever its body', async () => {
    const { client, requests } = setup(() => new Response('<p>Who are you?', { status: 401 }))
    expect(await rejection(client.call(endpoints.readProfile, {}))).toMatchObject({
      code: 'unauthenticated',
    })
    expect(await rejection(client.call(endpoints.profileModified, {}))).toMatchObject({
      code: 'unauthenticated',
    })
    expect(requests).toHaveLength(2)
  })
})
