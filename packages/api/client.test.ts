import { endpoint } from '@bindery/contract/endpoint.ts'
import { endpoints } from '@bindery/contract/endpoints.ts'
import * as v from '@bindery/contract/schema.ts'
import { describe, expect, test } from 'vitest'
import { createClient } from './client.ts'
import { isError } from './errors.ts'
import { createHandClock, failure, json, origin, serverOf, setup } from './test-server.ts'

const reader = { status: 'registered', firstName: 'Ada', emailAddress: 'ada@example.com' }

const inPath = endpoint({
  ...endpoints.updateProfile,
  path: { api: '{api}things/:id/notes' },
  input: v.object({ id: v.string(), note: v.string() }),
})

const signIn = { username: 'ada@example.com', password: 'x' }

describe('what is sent', () => {
  test('a read carries the session and nothing else', async () => {
    const { client, asked } = setup(() => json(reader))
    const user = await client.call(endpoints.readProfile, {})
    expect(user.firstName).toBe('Ada')
    expect(user.quota).toEqual({ limit: 4, count: 0, remaining: 4 })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.url).toBe(`${origin}/api/user/profile`)
    expect(asked[0]?.credentials).toBe('include')
    expect(asked[0]?.headers.get('x-requested-with')).toBeNull()
  })

  test('sign-in is a form', async () => {
    const { client, asked } = setup(() => json({}))
    await client.call(endpoints.signIn, { username: 'a+b@example.com', password: 'p & q=1' })
    expect(asked[0]?.url).toBe(`${origin}/authenticate`)
    expect(asked[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded')
    expect(asked[0]?.headers.get('x-requested-with')).toBe('bindery')
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      username: 'a+b@example.com',
      password: 'p & q=1',
    })
  })

  test('the service dialect is used where there is one', async () => {
    const server = serverOf(() => json([{ userRef: 'u1' }]))
    const client = createClient({
      fetch: server.fetch,
      ...createHandClock(),
      apiBase: `${origin}/api/`,
      serviceBase: `${origin}/service/`,
      userService: null,
      dialect: 'service',
      allowedOrigins: [],
    })
    await failure(client.call(endpoints.userRef, {}))
    await failure(client.call(endpoints.captchaEnabled, {}))
    expect(server.asked[0]?.url).toBe(`${origin}/service/user/userRef`)
    expect(server.asked.at(-1)?.url).toBe(`${origin}/api/recaptcha/enabled`)
  })

  test('a field of the path is encoded there, and travels nowhere else', async () => {
    const { client, asked } = setup(() => json({}))
    const ask = (id: string) => client.call(inPath, { id, note: 'n' })
    await ask('a/b?c#d 100%')
    for (const id of ['', '.', '..'])
      expect(isError(await failure(ask(id)), 'OriginError')).toBe(true)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.url).toBe(`${origin}/api/things/a%2Fb%3Fc%23d%20100%25/notes`)
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ note: 'n' })
  })

  test('an address that the site has not named gets nothing', async () => {
    const { client, asked, breaches } = setup(() => json({}))
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
      const error = await failure(client.call(endpoints.verifySubscription, input, { url }))
      expect(isError(error, 'OriginError'), url).toBe(true)
    }
    expect(asked).toHaveLength(0)
    expect(breaches).toHaveLength(8)
    await client.call(endpoints.verifySubscription, input, {
      url: 'https://partner.example/verify',
    })
    await client.call(endpoints.verifySubscription, input, { url: '/api/user/subscriber/verify' })
    expect(asked.map(({ url }) => url)).toEqual([
      'https://partner.example/verify',
      `${origin}/api/user/subscriber/verify`,
    ])
  })
})

describe('refusals', () => {
  test.each([
    [401, { tries_left: 2 }, 'invalid_credentials'],
    [401, {}, 'invalid_credentials'],
    [401, { lockout_duration: 900 }, 'locked'],
    [403, { code: 'user_restricted' }, 'user_restricted'],
  ])('%i %j is %s', async (status, body, code) => {
    const { client, asked } = setup(() => json(body, { status }))
    expect(await failure(client.call(endpoints.signIn, signIn))).toMatchObject({
      name: 'RefusedError',
      code,
      status,
      body,
    })
    expect(asked).toHaveLength(1)
  })

  test('a status without a name in the contract', async () => {
    const { client } = setup(
      () => new Response('<p>Teapot', { status: 418, headers: { 'content-type': 'text/html' } }),
    )
    expect(await failure(client.call(endpoints.signIn, signIn))).toMatchObject({
      name: 'HttpError',
      status: 418,
    })
  })

  test('a 401 on what needs a session, whatever its body', async () => {
    const { client, asked } = setup(() => new Response('<p>Who are you?', { status: 401 }))
    expect(await failure(client.call(endpoints.readProfile, {}))).toMatchObject({
      code: 'unauthenticated',
    })
    expect(await failure(client.call(endpoints.profileModified, {}))).toMatchObject({
      code: 'unauthenticated',
    })
    expect(asked).toHaveLength(2)
  })
})
