import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import './profile-form.element.ts'

const tag = 'bindery-profile-form'
const reader = 'reader@example.com'
const name = page.getByLabelText('Name')
const job = page.getByLabelText('Job title')
const save = page.getByRole('button', { name: 'Save profile' })
const fieldValue = (field: typeof name) => (field.element() as HTMLInputElement).value

const changeElsewhere = (environment: { fetch: typeof fetch }, displayName: string) =>
  environment.fetch('https://publisher.example/api/user/profile', {
    method: 'POST',
    headers: { 'x-requested-with': 'bindery', 'content-type': 'application/json' },
    body: JSON.stringify({ displayName, attributes: [{ name: 'industry', value: 'Media' }] }),
  })

test('the form shows the profile, and each select may be blank', async () => {
  await onPage({ [tag]: {} }, { reader })
  await expect.element(name).toHaveAttribute('autocomplete', 'name')
  expect(fieldValue(name)).toBe('Robin Reader')
  const counts = { 'Job title': 13, 'Company size': 8, Industry: 24 }
  for (const [label, count] of Object.entries(counts)) {
    const select = page.getByLabelText(label).element() as HTMLSelectElement
    expect([select.value, select.options.length]).toEqual(['', count + 1])
  }
  await job.selectOptions('Retired')
  await save.click()
  await expect.element(page.getByText('Your profile has been saved.')).toBeVisible()
  await job.selectOptions('')
  await expect.element(page.getByText('Your profile has been saved.')).not.toBeInTheDocument()
})

test('a change elsewhere updates untouched fields, and asks about changed ones', async () => {
  const { environment } = await onPage({ [tag]: {} }, { reader })
  await name.fill('Rob')
  await changeElsewhere(environment, 'Robert')
  environment.channel('bindery')?.post('profile-changed')
  await expect.element(page.getByText('Name: Robert. Here it is Rob.')).toBeVisible()
  expect(fieldValue(page.getByLabelText('Industry'))).toBe('Media')
  expect(fieldValue(name)).toBe('Rob')
  await page.getByRole('button', { name: 'Take what was changed' }).click()
  await expect.element(name).toHaveFocus()
  expect(fieldValue(name)).toBe('Robert')
  await expect.element(page.getByText('Here it is')).not.toBeInTheDocument()
})

test('sign-out removes the form and its values', async () => {
  const { state } = await onPage({ [tag]: {} }, { reader })
  await name.fill('Secret')
  await state.session.signOut()
  await expect.element(page.getByText('Sign in to see and change your profile.')).toBeVisible()
  expect(document.body.innerHTML).not.toMatch(/Secret|Robin/)
})

test('a failed session check offers to try again, not to sign in, and then shows the form', async () => {
  const { mock, environment } = await onPage({ [tag]: {} }, { reader })
  await expect.element(name).toBeVisible()
  await mock.faults([{ path: '/api/user/profile', status: 403 }])
  environment.hide(true)
  environment.show(true)
  await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  expect(page.getByText('Sign in to see and change your profile.').query()).toBeNull()
  await mock.faults([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(name).toBeVisible()
})
