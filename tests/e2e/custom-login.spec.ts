/** A page with its own login: it cancels the sign-in request and calls `refresh` after its login. */
import type { Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal, header, titles } from './auth-modal.ts'
import { type KitWindow, openAuth } from './kit.ts'
import { meteredArticle, serveTestPage, testPage } from './site-pages.ts'

interface CustomLogin {
  asked: [screen: string, reason: string | null][]
  events: string[]
}
type LoginWindow = KitWindow & { own: CustomLogin }

/** From now on the page cancels every sign-in request and records it. */
const cancelSignIn = (page: Page) =>
  page.addInitScript(() => {
    const own: CustomLogin = { asked: [], events: [] }
    Object.assign(window, { own })
    document.addEventListener('bindery-sign-in-request', (event) => {
      event.preventDefault()
      const { screen, reason } = (event as CustomEvent).detail
      own.asked.push([screen, reason])
    })
    for (const name of ['signed-in', 'signed-out', 'reload-request'])
      document.addEventListener(`bindery-${name}`, () => void own.events.push(name))
  })
const signInRequests = (page: Page) =>
  page.evaluate(() => (window as unknown as LoginWindow).own.asked)
const recordedEvents = (page: Page) =>
  page.evaluate(() => (window as unknown as LoginWindow).own.events)

/** Signs in with the page's own form: its own request, then `refresh`. */
const login = (page: Page, email: string, secret: string = password) =>
  page.evaluate(
    async ([username, given]) => {
      await fetch('/authenticate', {
        method: 'POST',
        headers: { 'X-Requested-With': 'bindery' },
        body: new URLSearchParams({ username, password: given }),
      })
      const { status } = await (window as unknown as LoginWindow).bindery.refresh()
      return status
    },
    [email, secret] as const,
  )

test('every way to sign in asks the page first and opens no modal', async ({ page }) => {
  await cancelSignIn(page)
  await page.goto(meteredArticle)
  await header(page).getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click()
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/register'
    link.dataset['binderyOpen'] = 'registration'
    link.textContent = 'Join'
    document.querySelector('main')?.prepend(link)
    location.hash = '#bindery:forgot-password'
  })
  await expect(page).toHaveURL(meteredArticle)
  await page.getByRole('link', { name: 'Join', exact: true }).click()
  await expect
    .poll(() => signInRequests(page))
    .toEqual([
      ['sign-in', null],
      ['registration', 'Keep reading this article'],
      ['forgot-password', null],
      ['registration', null],
    ])
  await expect(authModal(page).dialog()).toHaveCount(0)
})

test('an address that opens a screen also asks the page first', async ({ page }) => {
  await cancelSignIn(page)
  await page.goto('/the-latest#bindery:sign-in')
  await expect.poll(() => signInRequests(page)).toEqual([['sign-in', null]])
  await expect(page).toHaveURL('/the-latest')
  await expect(authModal(page).dialog()).toHaveCount(0)
})

test("the tags of both tabs follow the page's own login without a reload", async ({
  page,
  context,
}) => {
  const second = await context.newPage()
  await second.goto('/')
  await expect(header(second).getByRole('button', { name: 'Sign In' })).toBeVisible()
  await cancelSignIn(page)
  await page.goto('/the-latest')
  await header(page).getByRole('button', { name: 'Sign In' }).click()
  expect(await login(page, 'good@example.com')).toBe('subscribers')
  await expect(header(page).getByText('Grace Good')).toBeVisible()
  await expect(header(second).getByText('Grace Good')).toBeVisible()
  expect(await recordedEvents(page)).toEqual(['signed-in'])
  // A second call finds the same reader and fires no event.
  await page.evaluate(() => (window as unknown as LoginWindow).bindery.refresh())
  expect(await recordedEvents(page)).toEqual(['signed-in'])
})

test("the tags of both tabs follow the page's own logout", async ({ page, context, signIn }) => {
  await signIn('good@example.com')
  const second = await context.newPage()
  await second.goto('/')
  await expect(header(second).getByText('Grace Good')).toBeVisible()
  await cancelSignIn(page)
  await page.goto('/')
  await expect(header(page).getByText('Grace Good')).toBeVisible()
  await context.clearCookies()
  const left = page.evaluate(() => (window as unknown as LoginWindow).bindery.refresh())
  expect(await left).toEqual({ status: 'guest' })
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(header(second).getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await recordedEvents(page)).toEqual(['signed-out'])
})

test('a session that ends during a change asks the page, and the change is done once after its login', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  await cancelSignIn(page)
  await signIn('reader@example.com')
  await page.goto('/')
  await header(page).getByText('Robin Reader').waitFor()
  await openAuth(page, { screen: 'profile_settings' })
  const modal = authModal(page)
  await modal.dialog(titles.profile).waitFor()
  await modal.field('Job title').selectOption('Retired')
  await context.clearCookies()
  await modal.press('Submit')
  await expect
    .poll(() => signInRequests(page))
    .toEqual([['sign-in', 'Your session has ended. Please sign in again.']])
  await expect(modal.dialog()).toHaveCount(0)
  expect(await login(page, 'reader@example.com')).toBe('registered')
  await expect(page.getByRole('status')).toHaveText('Your profile has been saved.')
  const profile = await (await page.request.get('/api/user/profile')).json()
  expect(profile).toMatchObject({ jobTitle: 'Retired' })
  const sent = (await mock.calls('/api/user/profile')).filter(({ method }) => method === 'POST')
  expect(sent.map(({ status }) => status)).toEqual([401, 200])
})

test('a different reader must confirm a pending action, on a page without a modal', async ({
  page,
  context,
  mock,
  signIn,
  axe,
}) => {
  await cancelSignIn(page)
  await signIn('reader@example.com')
  await serveTestPage(mock, { body: '<bindery-account-menu></bindery-account-menu>' })
  await page.goto(testPage)
  await page.getByRole('button', { name: 'Robin Reader' }).waitFor()
  await openAuth(page, { screen: 'profile_settings' })
  const modal = authModal(page)
  await modal.field('Job title').selectOption('Retired')
  await context.clearCookies()
  await modal.press('Submit')
  await expect.poll(() => signInRequests(page)).toHaveLength(1)
  await signIn('good@example.com')
  await page.reload()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Save your profile')
  await axe()
  const posts = async () =>
    (await mock.calls('/api/user/profile')).filter(({ method }) => method === 'POST')
  expect(await posts()).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Grace Good' }).waitFor()
  await expect(question).toHaveCount(0)
  expect(await posts()).toHaveLength(1)
})
