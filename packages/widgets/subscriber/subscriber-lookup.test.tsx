import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import './subscriber-lookup.element.ts'
import './forgot-password-card.element.ts'

const tag = 'bindery-subscriber-lookup'
const password = 'Correct#Horse9'
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

/** As a password manager does that tells nobody. */
const fillSilently = (label: string, value: string) => {
  const input = page.getByLabelText(label, { exact: true }).element() as HTMLInputElement
  input.value = value
}

const find = async () => {
  await page.getByLabelText('Email address').fill('print@example.com')
  await page.getByLabelText('Account number').fill('1234567890')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('We found your subscription')).toBeVisible()
}

test('the heading of the next step gets focus, and the way back too', async () => {
  await onPage({ [tag]: {} })
  await find()
  await expectFocus(heading('We found your subscription'))
  await page.getByRole('button', { name: 'Look for another subscription' }).click()
  await expectFocus(heading('Find your subscription'))
  await expect.element(page.getByLabelText('Account number')).toHaveValue('1234567890')
})

test('the password is kept under the e-mail that was found, which is not typed over', async () => {
  await onPage({ [tag]: {} })
  await find()
  const email = page.getByLabelText('Email address')
  await expect.element(email).toHaveValue('print@example.com')
  await expect.element(email).toHaveAttribute('autocomplete', 'username')
  expect((email.element() as HTMLInputElement).readOnly).toBe(true)
})

test('a change that comes from elsewhere leaves the focus where it is', async () => {
  const { state, mock } = await onPage({ [tag]: {}, 'bindery-forgot-password-card': {} })
  const elsewhere = page.getByRole('button', { name: 'Send link' })
  await expect.element(heading('Find your subscription')).toBeVisible()
  ;(elsewhere.element() as HTMLElement).focus()
  await mock.signIn('good@example.com')
  await state.session.refresh()
  await expect.element(heading('Your subscription')).toBeVisible()
  await expectFocus(elsewhere)
})

test('the forms stand in the light DOM, where password managers look', async () => {
  const { elements } = await onPage({ [tag]: {} })
  await find()
  const inputs = [...(elements[0]?.querySelectorAll('form input') ?? [])]
  expect(inputs.map((input) => input.getAttribute('autocomplete'))).toEqual([
    'username',
    'new-password',
    null,
  ])
})

test('what was filled silently is sent', async () => {
  const { posts } = await onPage({ [tag]: {} })
  await expect.element(page.getByLabelText('Email address')).toBeVisible()
  fillSilently('Email address', 'print@example.com')
  fillSilently('Account number', '1234567890')
  await page.getByRole('button', { name: 'Find subscription' }).click({ force: true })
  await expect.element(heading('We found your subscription')).toBeVisible()
  fillSilently('Password', password)
  await page.getByRole('button', { name: 'Verify subscription' }).click({ force: true })
  await expect.element(heading('Your subscription')).toBeVisible()
  expect(await posts('/api/user/subscriber/verify')).toHaveLength(1)
})

test('who is signed in by the proof reads it where the form was', async () => {
  await onPage({ [tag]: {} }, { settings: { reload: 'never' } })
  await find()
  await page.getByLabelText('Password', { exact: true }).fill(password)
  await userEvent.keyboard('{Enter}')
  await expectFocus(heading('Your subscription'))
  await expect.element(page.getByText('You are signed in as Paula Print.')).toBeVisible()
})
