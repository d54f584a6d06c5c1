import { expect, test } from 'vitest'
import { createServer, reader, type Visit, visit } from '../test/state.ts'

const registration = {
  firstName: 'Grace',
  lastName: 'Hopper',
  emailAddress: 'grace@example.com',
  password: 'Compiler#1952',
  optIn: true,
}

test.each([
  ['sign-in', '/authenticate', ({ state }: Visit) => state.session.signIn(reader)],
  [
    'registration',
    '/api/user/register',
    ({ state }: Visit) => state.session.register(registration),
  ],
])('the session of a %s whose answer was lost is found', async (_, path, act) => {
  const server = createServer()
  const fetch: typeof server.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await server.fetch(request)
    if (new URL(request.url).pathname === path) throw new TypeError('Failed to fetch')
    return answer
  }
  const here = visit({}, { fetch }, server)
  await here.state.session.check()
  expect(await act(here)).toMatchObject({ ok: false, failure: { kind: 'offline' } })
  await expect.poll(() => here.state.session.$session.get().status).toBe('registered')
})
