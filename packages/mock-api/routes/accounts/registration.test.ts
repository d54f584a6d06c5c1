import { nameMessage } from '@bindery/contract/name-rule.ts'
import { passwordMessage } from '@bindery/contract/password-rule.ts'
import { expect, test } from 'vitest'
import { createTestServer } from '../../test/server.ts'

const path = '/api/user/register'
const input = {
  firstName: 'Nora',
  lastName: "O'Neill",
  emailAddress: 'nora@example.com',
  password: 'Fresh#Start1',
  optIn: true,
  deviceType: 'WEB_SITE',
}

test('registration creates an account and signs in', async () => {
  const { visitor } = createTestServer()
  const one = visitor()
  expect((await one.post(path, input)).status).toBe(200)
  expect((await one.get('/api/user/profile')).body).toMatchObject({
    status: 'registered',
    firstName: 'Nora',
    lastName: "O'Neill",
    emailAddress: 'nora@example.com',
  })
  expect((await visitor().signIn('NORA@example.com', input.password)).status).toBe(200)
})

test('registration ignores a status in the input', async () => {
  const one = createTestServer().visitor()
  const power = { status: 'subscribers', tiers: ['TIER_BEST'], quota: { limit: 99 }, id: '1001' }
  await one.post(path, { ...input, ...power })
  const { body } = await one.get('/api/user/profile')
  expect(body).toMatchObject({ status: 'registered', tiers: [], quota: { limit: 4 } })
  expect(body['id']).not.toBe('1001')
})

test.for([
  [{ emailAddress: 'nora' }, 'emailAddress', 'Email address is not valid.'],
  [{ emailAddress: '' }, 'emailAddress', 'This field is required.'],
  [{ emailAddress: undefined }, 'emailAddress', 'This field is required.'],
  [{ firstName: '   ' }, 'firstName', 'This field is required.'],
  [{ lastName: 'Drop|Table' }, 'lastName', nameMessage],
  [{ lastName: ['x'] }, 'lastName', 'Please enter a valid value into this field.'],
  [{ emailAddress: 'nora@example.invalid' }, 'emailAddress', 'No mail reaches this address.'],
  [{ firstName: 'www.buy.example' }, 'firstName', 'a name is wanted here, not an address'],
  [{ password: '' }, 'password', 'This field is required.'],
  [{ password: 'Short#1' }, 'password', passwordMessage],
  [{ password: 'nouppercase#1' }, 'password', passwordMessage],
  [{ password: 'With Space#1' }, 'password', passwordMessage],
  [
    { emailAddress: 'Nora.1@example.com', password: 'Nora.1@example.com' },
    'password',
    'Your email address is no good password.',
  ],
] as const)('registration with %o is refused on its field', async ([change, field, message]) => {
  const { status, body } = await createTestServer()
    .visitor()
    .post(path, { ...input, ...change })
  expect([status, body['errors']]).toEqual([400, [{ field, message }]])
})

test('registration refuses a taken or restricted e-mail and an unproven subscriber', async () => {
  const { visitor } = createTestServer()
  const register = async (emailAddress: string) =>
    (await visitor().post(path, { ...input, emailAddress })).status
  expect(await register('Reader@example.com')).toBe(409)
  expect(await register('restricted@example.com')).toBe(403)
  expect(await register('print@example.com')).toBe(422)
})

test('two equal registrations in parallel create one account', async () => {
  const { visitor } = createTestServer()
  const answers = await Promise.all([visitor().post(path, input), visitor().post(path, input)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
