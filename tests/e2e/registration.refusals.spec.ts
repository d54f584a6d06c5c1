/** What the server finds wrong with a registration, by its own rules (spec accounts 8). */
import { expect, test } from '../support/test.ts'
import { authModal, nora, titles } from './auth-modal.ts'
import { unavailable } from './messages.ts'

test('what the server’s own rules refuse stands on its field, in its words', async ({
  page,
  mock,
}) => {
  await page.goto('/')
  const modal = authModal(page)
  await modal.openRegistration()
  for (const [change, label, message] of [
    [{ 'Email address': 'nora@example.invalid' }, 'Email address', 'Email address is not valid.'],
    [
      { 'Email address': 'Nora.1@example.com', Password: 'Nora.1@example.com' },
      'Password',
      /Your email address is no good password\.$/,
    ],
    [{ 'First name': 'www.buy.example' }, 'First name', 'A name is wanted here, not an address.'],
    [{ 'Last name': 'N'.repeat(101) }, 'Last name', 'Please enter a valid value into this field.'],
  ] as const) {
    const filled: Record<string, string> = { ...nora, ...change }
    await modal.fill(filled)
    await modal.press('Create account')
    await expect(modal.field(label)).toHaveAccessibleDescription(message)
    await expect(modal.field(label)).toBeFocused()
    for (const [name, value] of Object.entries(filled)) {
      await expect(modal.field(name)).toHaveValue(value)
    }
  }
  expect((await mock.calls('/api/user/register')).map(({ status }) => status)).toEqual([
    400, 400, 400, 400,
  ])
  await modal.fill(nora)
  await modal.press('Create account')
  await expect(modal.dialog(titles.profile)).toBeVisible()
})

test('a server that says in other forms what it refuses is heard, on the field that it names', async ({
  page,
  mock,
  journal,
}) => {
  journal.allow(/400/)
  await page.goto('/')
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill(nora)
  const refuse = async (body: object) => {
    await mock.faults([{ method: 'POST', path: '/api/user/register', status: 400, body }])
    await modal.press('Create account')
  }
  await refuse({ errors: { emailAddress: ['bad'], lastName: 'no such name' } })
  await expect(modal.field('Email address')).toHaveAccessibleDescription(
    'Email address is not valid.',
  )
  await refuse({ errors: { lastName: 'no such name' } })
  await expect(modal.field('Last name')).toHaveAccessibleDescription('No such name.')
  await expect(modal.field('Last name')).toBeFocused()
  await refuse({ message: '<b>we are closed today</b>' })
  await expect(modal.alert).toHaveText('<b>we are closed today</b>.')
  for (const [name, value] of Object.entries(nora)) {
    await expect(modal.field(name)).toHaveValue(value)
  }
})

test('a subscriber who could not be recognised is not let in by an e-mail alone', async ({
  page,
  mock,
}) => {
  await page.goto('/')
  const modal = authModal(page)
  await mock.faults([{ path: '/api/user/subscriber/search', status: 500, body: '' }])
  await modal.openRegistration()
  await modal.fill({ ...nora, 'Email address': 'print@example.com' })
  await modal.press('Create account')
  await expect(modal.alert).toHaveText(unavailable)
  expect(await mock.calls('/api/user/register')).toMatchObject([{ status: 422 }])
})
