/** Registering on the reference site, with the profile screen that follows (spec accounts 2 to 5 and 8). */
import { expect, password, test } from '../support/test.ts'
import { authModal, goodPassword, header, nora, titles } from './auth-modal.ts'
import { generic, required, restricted, unavailable } from './expected-messages.ts'
import { plainPage, serveTestPage, testPage } from './site-pages.ts'

const emailInvalid = 'Email address is not valid.'

test('a guest registers, fills in the profile and is signed in', async ({ page, mock }) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill(nora)
  await expect(modal.field('Password')).toHaveAccessibleDescription(
    /^At least 10 characters One digit/,
  )
  await modal.press('Create account')
  await expect(modal.dialog(titles.profile)).toBeVisible()
  await expect(page.getByText('Optional: Tell us a bit about yourself')).toBeVisible()
  await modal.field('Job title').selectOption('Analyst')
  await modal.field('Company size').selectOption('5 to 99')
  await modal.field('Industry').selectOption('Food & Beverage')
  const reloaded = page.waitForEvent('load')
  await modal.press('Submit')
  await reloaded
  await expect(header(page).getByText('Nora New')).toBeVisible()
  await expect(modal.dialog()).toHaveCount(0)
  const profile = await (await page.request.get('/api/user/profile')).json()
  expect(profile).toMatchObject({
    emailAddress: 'nora@example.com',
    jobTitle: 'Analyst',
    companySize: '5 to 99',
    industry: 'Food & Beverage',
  })
  expect(await mock.calls('/api/user/register')).toHaveLength(1)
})

test('the page /register opens the registration and greets the new reader', async ({ page }) => {
  await page.goto('/register')
  const modal = authModal(page)
  const inPage = (title: string) => page.getByRole('region', { name: title })
  await inPage(titles.registration).waitFor()
  for (const [label, value] of Object.entries(nora))
    await page.getByRole('main').getByRole('textbox', { name: label }).fill(value)
  await page.getByRole('button', { name: 'Create account' }).click()
  await inPage(titles.profile).waitFor()
  await page.getByRole('button', { name: 'Maybe later' }).click()
  await expect(page.getByRole('main').getByText('You are signed in as Nora New')).toBeVisible()
  await expect(modal.dialog()).toHaveCount(0)
})

test('the registration reports missing values and the rules of names, e-mail and password', async ({
  page,
  mock,
}) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.press('Create account')
  await expect(modal.field('First name')).toBeFocused()
  for (const label of Object.keys(nora)) {
    await expect(modal.field(label)).toHaveAccessibleDescription(new RegExp(required))
  }
  for (const name of ['Nora [New]', 'a/b', '"Nora"', 'New, Nora', 'Nora|New']) {
    await modal.field('First name').fill(name)
    await expect(modal.field('First name')).toHaveAccessibleDescription(
      'Names must not contain brackets, slashes, quotes, commas or pipes.',
    )
  }
  await modal.email.fill('nora@example')
  await expect(modal.email).toHaveAccessibleDescription(emailInvalid)
  for (const weak of [
    'Sh0rt#',
    'correct#horse9',
    'CORRECT#HORSE9',
    'Correct#Horse',
    'Correct #9H',
  ]) {
    await modal.password.fill(weak)
    await expect(modal.password).toHaveAccessibleDescription(/at least 10 characters .* no spaces/)
  }
  expect(await mock.calls('/api/user/register')).toEqual([])
})

for (const [country, checked] of [
  ['US', true],
  ['DE', false],
] as const) {
  test(`the opt-in box is ${checked ? '' : 'not '}ticked in ${country}`, async ({ page, mock }) => {
    await serveTestPage(mock, {
      body: `<bindery-site country="${country}"></bindery-site><bindery-auth-modal open></bindery-auth-modal>`,
    })
    await page.goto(testPage)
    await expect(page.getByRole('checkbox')).toBeChecked({ checked })
  })
}

test('the registration reports a taken e-mail on its field and links to sign-in', async ({
  page,
}) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill({ ...nora, 'Email address': 'reader@example.com' })
  await modal.press('Create account')
  await expect(modal.alert).toHaveText(unavailable)
  await expect(modal.email).toHaveAttribute('aria-invalid', 'true')
  await modal.alert.getByRole('link', { name: 'Sign in' }).click()
  await expect(modal.dialog(titles.signIn)).toBeVisible()
  await expect(modal.email).toHaveValue('reader@example.com')
  await modal.signIn('reader@example.com', password)
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
})

test('the registration refers a restricted reader to Customer Service', async ({ page }) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill({ ...nora, 'Email address': 'restricted@example.com' })
  await modal.press('Create account')
  await expect(modal.alert).toHaveText(restricted)
})

test('the registration sends a known subscriber to the form for subscribers, with the e-mail in base64', async ({
  page,
  mock,
}) => {
  await page.goto('/')
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill({ ...nora, 'Email address': 'print@example.com' })
  const sent = page.waitForRequest((request) => request.isNavigationRequest())
  await modal.press('Create account')
  expect(new URL((await sent).url()).search).toBe('?emailAddress=cHJpbnRAZXhhbXBsZS5jb20%3D')
  await expect(page.getByRole('heading', { name: 'Connect your subscription' })).toBeVisible()
  expect(await mock.calls('/api/user/register')).toEqual([])
})

test('the registration shows each server error on its field and keeps the input', async ({
  page,
  mock,
}) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill(nora)
  const path = '/api/user/register'
  const errors = (field: string, message: string) => ({ errors: [{ field, message }] })
  for (const [status, body, label, message] of [
    [400, errors('emailAddress', 'whatever'), 'Email address', emailInvalid],
    [400, errors('password', 'Too well known'), 'Password', /Too well known$/],
    [400, errors('lastName', 'this name is not one'), 'Last name', 'This name is not one.'],
    [400, errors('firstName', 'is it?'), 'First name', 'Is it?'],
  ] as const) {
    await mock.faults([{ path, status, body }])
    await modal.press('Create account')
    await expect(modal.field(label)).toHaveAccessibleDescription(message)
    await expect(modal.field(label)).toBeFocused()
  }
  for (const [status, body, message] of [
    [422, {}, unavailable],
    [403, { code: 'user_restricted' }, restricted],
    [400, errors('deviceType', 'the device is unknown'), 'The device is unknown.'],
    [400, {}, generic],
    [500, {}, generic],
  ] as const) {
    await mock.faults([{ path, status, body }])
    await modal.press('Create account')
    await expect(modal.alert).toHaveText(message)
  }
  for (const [label, value] of Object.entries(nora)) {
    await expect(modal.field(label)).toHaveValue(value)
  }
  await mock.faults([])
  await modal.press('Create account')
  await expect(modal.dialog(titles.profile)).toBeVisible()
})

test('the registration keeps every field but the password after Escape', async ({ page }) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill({ ...nora, Password: goodPassword })
  await page.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await expect(header(page).getByRole('button', { name: 'Register' })).toBeFocused()
  await modal.openRegistration()
  for (const [label, value] of Object.entries({ ...nora, Password: '' })) {
    await expect(modal.field(label)).toHaveValue(value)
  }
  await expect(page.getByRole('checkbox')).not.toBeChecked()
})
