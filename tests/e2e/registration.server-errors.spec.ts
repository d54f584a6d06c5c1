/** Mistakes in a registration that only the server finds (spec accounts 8). */
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { authModal, nora, titles } from './auth-modal.ts'
import { unavailable } from './expected-messages.ts'
import { plainPage } from './site-pages.ts'

test("the registration shows the server's own rules on their field, in the server's words", async ({
  page,
  mock,
}) => {
  await page.goto(plainPage)
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

test('the registration understands other shapes of errors and shows each on the field that it names', async ({
  page,
  mock,
  journal,
}) => {
  journal.allow(/400/)
  await page.goto(plainPage)
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

test('the registration does not accept an unrecognised subscriber by e-mail alone', async ({
  page,
  mock,
}) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await mock.faults([{ path: '/api/user/subscriber/search', status: 500, body: '' }])
  await modal.openRegistration()
  await modal.fill({ ...nora, 'Email address': 'print@example.com' })
  await modal.press('Create account')
  await expect(modal.alert).toHaveText(unavailable)
  expect(await mock.calls('/api/user/register')).toMatchObject([{ status: 422 }])
})

test('a taken e-mail is not held against the e-mail that the reader has typed since', async ({
  page,
  mock,
}) => {
  const answer = await hold(page, '**/api/user/register')
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill({ ...nora, 'Email address': 'reader@example.com' })
  await modal.press('Create account')
  await expect(modal.button('Create account')).toHaveAttribute('aria-busy', 'true')
  await modal.email.fill('nora@example.com')
  answer()
  await expect(modal.button('Create account')).not.toHaveAttribute('aria-busy', 'true')
  expect((await mock.calls('/api/user/register')).map(({ status }) => status)).toEqual([409])
  await expect(modal.email).not.toHaveAttribute('aria-invalid', 'true')
  await expect(modal.alert).toHaveText('')
  await modal.press('Create account')
  await expect(modal.dialog(titles.profile)).toBeVisible()
})
