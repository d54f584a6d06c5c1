import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../../test/on-page.ts'
import './subscriber-lookup.element.ts'
import '../forgot-password/forgot-password-card.element.ts'

const tag = 'bindery-subscriber-lookup'
const password = 'Correct#Horse9'
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

/** Fills a field as some password managers do, without events. */
const fillSilently = (label: string, value: string) => {
  const input = page.getByLabelText(label, { exact: true }).element() as HTMLInputElement
  input.value = value
}

const findSubscription = async () => {
  await page.getByLabelText('Email address').fill('print@example.com')
  await page.getByLabelText('Account number').fill('1234567890')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('We found your subscription')).toBeVisible()
}

test('the heading of each step gets focus, also on the way back', async () => {
  await onPage({ [tag]: {} })
  await findSubscription()
  await expectFocus(heading('We found your subscription'))
  await page.getByRole('button', { name: 'Look for another subscription' }).click()
  await expectFocus(heading('Find your subscription'))
  await expect.element(page.getByLabelText('Account number')).toHaveValue('1234567890')
})

test('password managers store the password under the found e-mail, which is read-only', async () => {
  await onPage({ [tag]: {} })
  await findSubscription()
  const email = page.getByLabelText('Email address')
  await expect.element(email).toHaveValue('print@example.com')
  await expect.element(email).toHaveAttribute('autocomplete', 'username')
  expect((email.element() as HTMLInputElement).readOnly).toBe(true)
})

test('a change from elsewhere does not move focus', async () => {
  const { state, mock } = await onPage({ [tag]: {}, 'bindery-forgot-password-card': {} })
  const otherButton = page.getByRole('button', { name: 'Send link' })
  await expect.element(heading('Find your subscription')).toBeVisible()
  ;(otherButton.element() as HTMLElement).focus()
  await mock.signIn('good@example.com')
  await state.session.refresh()
  await expect.element(heading('Your subscription')).toBeVisible()
  await expectFocus(otherButton)
})

test('the forms are in the light DOM, where password managers find them', async () => {
  const { elements } = await onPage({ [tag]: {} })
  await findSubscription()
  const inputs = [...(elements[0]?.querySelectorAll('form input') ?? [])]
  expect(inputs.map((input) => input.getAttribute('autocomplete'))).toEqual([
    'username',
    'new-password',
    null,
  ])
})

test('values filled in without events are sent', async () => {
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

test('verification replaces the form by the signed-in subscription', async () => {
  await onPage({ [tag]: {} }, { settings: { reload: 'never' } })
  await findSubscription()
  await page.getByLabelText('Password', { exact: true }).fill(password)
  await userEvent.keyboard('{Enter}')
  await expectFocus(heading('Your subscription'))
  await expect.element(page.getByText('You are signed in as Paula Print.')).toBeVisible()
})
