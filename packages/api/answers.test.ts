import { endpoints } from '@bindery/contract/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { json, rejection, setup } from './test/server.ts'

const reader = { status: 'registered', firstName: 'Ada', emailAddress: 'ada@example.com' }

const signIn = { username: 'ada@example.com', password: 'x' }

describe('a response that breaks the contract', () => {
  const broken: readonly [string, () => Response, string][] = [
    [
      'invalid JSON',
      () => new Response('{"a":', { headers: { 'content-type': 'application/json' } }),
      'reply-not-json',
    ],
    [
      'an empty 200',
      () => new Response('', { headers: { 'content-type': 'application/json' } }),
      'reply-empty',
    ],
    ['a 204', () => new Response(null, { status: 204 }), 'reply-empty'],
    ['null', () => json(null), 'reply-shape'],
    ['[]', () => json([]), 'reply-shape'],
    ['a number', () => json(7), 'reply-shape'],
    [
      'HTML',
      () => new Response('<!doctype html><p>Hello', { headers: { 'content-type': 'text/html' } }),
      'reply-html',
    ],
    [
      'JSON with the content type text/plain',
      () => new Response('{"status":"registered"}', { headers: { 'content-type': 'text/plain' } }),
      'reply-type',
    ],
    [
      'no content type',
      () => new Response(new TextEncoder().encode('{"status":"guest"}')),
      'reply-type',
    ],
  ]
  const calls = [
    ['readProfile', (client) => client.call(endpoints.readProfile, {})],
    ['readQuota', (client) => client.call(endpoints.readQuota, {})],
    ['captchaEnabled', (client) => client.call(endpoints.captchaEnabled, {})],
    ['signIn', (client) => client.call(endpoints.signIn, signIn)],
    [
      'requestReset',
      (client) => client.call(endpoints.requestReset, { emailAddress: 'a@b.example' }),
    ],
    ['updateProfile', (client) => client.call(endpoints.updateProfile, { displayName: 'A' })],
    [
      'register',
      (client) =>
        client.call(endpoints.register, {
          firstName: 'A',
          lastName: 'B',
          emailAddress: 'a@b.example',
          password: 'x',
        }),
    ],
  ] satisfies [string, (client: ReturnType<typeof setup>['client']) => Promise<unknown>][]

  for (const [what, answer, violation] of broken) {
    // A call that returns nothing succeeds without a body.
    const asked =
      violation === 'reply-empty'
        ? calls.filter(([name]) => name.startsWith('read') || name === 'captchaEnabled')
        : calls
    test.each(asked)(
      `${what} as the response of %s rejects with a ContractError`,
      async (_name, call) => {
        const { client, integrationErrors, requests } = setup(answer)
        expect(await rejection(call(client))).toMatchObject({ name: 'ContractError', violation })
        expect(integrationErrors).toHaveLength(1)
        expect(requests).toHaveLength(1)
      },
    )
  }

  test('a status below 500 that the contract does not name is an integration error', async () => {
    for (const [status, count] of [
      [404, 1],
      [403, 1],
      [418, 1],
      [501, 0],
    ] as const) {
      const { client, integrationErrors } = setup(() => new Response('', { status }))
      const error = await rejection(client.call(endpoints.readProfile, {}))
      expect(error).toMatchObject({ name: 'HttpError', status })
      expect(integrationErrors).toHaveLength(count)
    }
  })

  test.each([
    [403, 'answered 403 (status-unexpected)'],
    [404, 'answered 404 (not-found)'],
    [405, 'answered 405 (not-found)'],
    [302, 'answered 302 (redirected)'],
  ])(
    'the report of a %i names the address that was asked and the finding',
    async (status, line) => {
      const { client, integrationErrors } = setup(() => new Response('<p>Sign in', { status }))
      await rejection(client.call(endpoints.updateProfile, { displayName: 'Ada' }))
      expect(integrationErrors.map(({ message }) => message)).toEqual([
        `updateProfile: POST https://publisher.example/api/user/profile ${line}`,
      ])
    },
  )

  test('a page at the end of a redirect is reported as the redirect', async () => {
    const { client, integrationErrors } = setup(() => {
      const page = new Response('<p>Sign in', { headers: { 'content-type': 'text/html' } })
      return Object.defineProperty(page, 'redirected', { value: true })
    })
    await rejection(client.call(endpoints.readProfile, {}))
    expect(integrationErrors.map(({ message }) => message)).toEqual([
      'readProfile: GET https://publisher.example/api/user/profile breaks the contract (redirected)',
    ])
  })

  test('the report of a fault leaves out the query, which may hold what a reader typed', async () => {
    const { client, integrationErrors } = setup(() => json({ note: 'secret' }, { status: 418 }))
    await rejection(client.call(endpoints.autoSuggest, { query: 'my illness' }))
    const [{ message } = new Error()] = integrationErrors
    expect(message).toBe(
      'autoSuggest: GET https://publisher.example/service/search/auto-suggest answered 418 (status-unexpected)',
    )
  })

  test('a HEAD without Last-Modified rejects with a ContractError', async () => {
    const { client } = setup(() => new Response(null))
    expect(await rejection(client.call(endpoints.profileModified, {}))).toMatchObject({
      name: 'ContractError',
      violation: 'header-missing',
    })
  })

  test('the message of a ContractError names fields, never their values', async () => {
    const { client } = setup(() => json({ status: ['secret'], tiers: [{ roleCode: 42 }] }))
    const error = await rejection(client.call(endpoints.readProfile, {}))
    expect(error.fields).toEqual(['status', 'tiers.0.roleCode'])
    expect(error.message).not.toContain('secret')
  })

  test('null in a response counts as a field left out', async () => {
    const { client } = setup(() =>
      json({ ...reader, jobTitle: null, tiers: null, subscriber: null, quota: null }),
    )
    expect(await client.call(endpoints.readProfile, {})).toMatchObject({
      jobTitle: '',
      tiers: [],
      quota: { limit: 4 },
    })
  })

  test('a field that the contract does not know is kept', async () => {
    const { client } = setup(() => json({ ...reader, shoeSize: 44 }))
    expect(await client.call(endpoints.readProfile, {})).toMatchObject({ shoeSize: 44 })
  })

  test.each([200, 201, 204])(
    'an empty %i is the success of a call that returns nothing',
    async (status) => {
      const { client, integrationErrors } = setup(() => new Response(null, { status }))
      await expect(client.call(endpoints.updateProfile, { displayName: 'A' })).resolves.toEqual({})
      expect(integrationErrors).toEqual([])
    },
  )

  test('the report of a repaired answer names its address, paths and kinds, never its values', async () => {
    const { client, integrationErrors } = setup(() =>
      json({
        ...reader,
        id: 8123,
        tiers: [{ roleCode: 'BEST' }, 'secret', 'other'],
        quota: 'much',
      }),
    )
    expect(await client.call(endpoints.readProfile, {})).toMatchObject({
      id: '8123',
      tiers: [{ roleCode: 'BEST' }],
      quota: { limit: 4 },
    })
    expect(integrationErrors.map(({ name }) => name)).toEqual(['RepairedAnswer'])
    const [{ message } = new Error()] = integrationErrors
    expect(message).toContain('readProfile: GET https://publisher.example/api/user/profile was')
    expect(message).toContain('id (expected string, got number)')
    expect(message.match(/tiers\.\*/g)).toHaveLength(1)
    expect(message).not.toMatch(/8123|secret|other|much/)
  })
})
