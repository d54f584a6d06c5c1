import { endpoints } from '@bindery/contract/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { failure, json, setup } from './test-server.ts'

const reader = { status: 'registered', firstName: 'Ada', emailAddress: 'ada@example.com' }

const signIn = { username: 'ada@example.com', password: 'x' }

describe('answers that are none', () => {
  const broken: readonly [string, () => Response, string][] = [
    [
      'invalid JSON',
      () => new Response('{"a":', { headers: { 'content-type': 'application/json' } }),
      'not-json',
    ],
    [
      'an empty 200',
      () => new Response('', { headers: { 'content-type': 'application/json' } }),
      'empty',
    ],
    ['a 204', () => new Response(null, { status: 204 }), 'empty'],
    ['null', () => json(null), 'shape'],
    ['[]', () => json([]), 'shape'],
    ['a number', () => json(7), 'shape'],
    [
      'HTML',
      () => new Response('<!doctype html><p>Hello', { headers: { 'content-type': 'text/html' } }),
      'content-type',
    ],
    [
      'JSON that says it is text',
      () => new Response('{"status":"registered"}', { headers: { 'content-type': 'text/plain' } }),
      'content-type',
    ],
    [
      'no content type',
      () => new Response(new TextEncoder().encode('{"status":"guest"}')),
      'content-type',
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

  for (const [what, answer, breach] of broken) {
    test.each(calls)(`${what} from %s`, async (_name, call) => {
      const { client, breaches, asked } = setup(answer)
      expect(await failure(call(client))).toMatchObject({ name: 'ContractError', breach })
      expect(breaches).toHaveLength(1)
      expect(asked).toHaveLength(1)
    })
  }

  test('a 404 that the contract does not name is a breach, another status is none', async () => {
    for (const [status, count] of [
      [404, 1],
      [418, 0],
    ] as const) {
      const { client, breaches } = setup(() => new Response('', { status }))
      const error = await failure(client.call(endpoints.readProfile, {}))
      expect(error).toMatchObject({ name: 'HttpError', status })
      expect(breaches).toHaveLength(count)
    }
  })

  test('a HEAD without Last-Modified', async () => {
    const { client } = setup(() => new Response(null))
    expect(await failure(client.call(endpoints.profileModified, {}))).toMatchObject({
      name: 'ContractError',
    })
  })

  test('the message names fields, never what was in them', async () => {
    const { client } = setup(() =>
      json({ status: 'registered', tiers: [{ roleCode: 42 }], firstName: ['secret'] }),
    )
    const error = await failure(client.call(endpoints.readProfile, {}))
    expect(error.fields).toEqual(['firstName', 'tiers.0.roleCode'])
    expect(error.message).not.toContain('secret')
  })

  test('null is what a server has not', async () => {
    const { client } = setup(() =>
      json({ ...reader, jobTitle: null, tiers: null, subscriber: null, quota: null }),
    )
    expect(await client.call(endpoints.readProfile, {})).toMatchObject({
      jobTitle: '',
      tiers: [],
      quota: { limit: 4 },
    })
  })

  test('what the contract does not know passes', async () => {
    const { client } = setup(() => json({ ...reader, shoeSize: 44 }))
    expect(await client.call(endpoints.readProfile, {})).toMatchObject({ shoeSize: 44 })
  })
})
