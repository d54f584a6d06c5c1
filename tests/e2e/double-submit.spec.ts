/** One request for each change, however a reader presses (reliability cases 3 and 13). */
import type { Locator, Page } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, header, nora, titles } from './auth-modal.ts'
import { resetSent } from './expected-messages.ts'
import { plainPage } from './site-pages.ts'

const doublePresses: readonly (readonly [
  how: string,
  press: (page: Page, button: Locator) => Promise<unknown>,
])[] = [
  [
    'twice in one task',
    (_, button) =>
      button.evaluate((element: HTMLElement) => {
        element.click()
        element.click()
      }),
  ],
  ['by a double click', (_, button) => button.dblclick({ force: true })],
  [
    'with Enter held down',
    async (page) => {
      for (let round = 0; round < 6; round += 1) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
    },
  ],
]

for (const [how, press] of doublePresses) {
  test(`a sign-in ${how} sends one POST`, async ({ page, mock }) => {
    const answer = await hold(page, '**/authenticate')
    await page.goto(plainPage)
    const modal = authModal(page)
    await modal.openSignIn()
    await modal.fill({ 'Email address': 'reader@example.com', Password: password })
    await press(page, modal.button('Sign In'))
    answer()
    await expect(header(page).getByText('Robin Reader')).toBeVisible()
    expect(await mock.calls('/authenticate')).toHaveLength(1)
  })
}

for (const [how, press] of doublePresses) {
  test(`a registration ${how} sends one POST, and so does the profile`, async ({ page, mock }) => {
    const registered = await hold(page, '**/api/user/register')
    const saved = await hold(page, '**/api/user/profile', 'POST')
    await page.goto(plainPage)
    const modal = authModal(page)
    await modal.openRegistration()
    await modal.fill(nora)
    await press(page, modal.button('Create account'))
    registered()
    await modal.dialog(titles.profile).waitFor()
    // Nothing is sent for a profile that was not touched.
    await modal.field('Job title').selectOption('Analyst')
    await modal.button('Submit').focus()
    await press(page, modal.button('Submit'))
    saved()
    await expect(header(page).getByText('Nora New')).toBeVisible()
    await expect(modal.dialog()).toHaveCount(0)
    const posts = (await mock.calls('/api/user/')).filter(({ method }) => method === 'POST')
    expect(posts.map(({ path }) => path)).toEqual([
      '/api/user/subscriber/search',
      '/api/user/register',
      '/api/user/profile',
    ])
  })
}

test('a password corrected after Escape is sent although the first one is under way', async ({
  page,
  mock,
  journal,
}) => {
  journal.allow(/status of 401/)
  const answer = await hold(page, '**/authenticate')
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  const first = page.waitForRequest('**/authenticate')
  await modal.signIn('reader@example.com', 'Wrong#1')
  await first
  await page.keyboard.press('Escape')
  await modal.openSignIn()
  await modal.signIn('reader@example.com', password)
  answer()
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  expect((await mock.calls('/authenticate')).map(({ status }) => status).at(-1)).toBe(200)
})

test('a reset for a second address is mailed although the first is under way', async ({
  page,
  mock,
}) => {
  const answer = await hold(page, '**/api/user/forgotpassword')
  await page.goto(plainPage)
  const modal = authModal(page)
  for (const email of ['good@example.com', 'reader@example.com']) {
    await modal.openForgotPassword()
    await modal.email.fill(email)
    await modal.press('Send link')
    await expect(modal.button('Send link')).toHaveAttribute('aria-busy', 'true')
    if (email.startsWith('good')) await page.keyboard.press('Escape')
  }
  answer()
  await expect(modal.status).toHaveText(resetSent)
  expect((await mock.mailbox()).map(({ to }) => to)).toContain('reader@example.com')
})

test('a double click on the reset form sends one mail', async ({ page, mock }) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openForgotPassword()
  await modal.email.fill('reader@example.com')
  const answer = await hold(page, '**/api/user/forgotpassword')
  await modal.button('Send link').dblclick({ force: true })
  answer()
  await expect(modal.status).toContainText('you will receive an email')
  expect(await mock.mailbox()).toHaveLength(1)
})

test('values that a password manager fills without an event survive a render and are sent', async ({
  page,
}) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  const fillSilently = (field: Locator, value: string) =>
    field.evaluate((input: HTMLInputElement, text) => {
      input.value = text
    }, value)
  await fillSilently(modal.email, 'reader@example.com')
  await fillSilently(modal.password, 'Wrong#Horse9')
  await modal.press('Sign In')
  await expect(modal.alert).toContainText('You have 4 tries left.')
  await expect(modal.email).toHaveValue('reader@example.com')
  await fillSilently(modal.password, password)
  await modal.password.focus()
  await page.keyboard.press('Enter')
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
})
