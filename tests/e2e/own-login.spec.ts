/** A page with a login of its own in place of ours: it cancels the request, and says when it is done. */
import type { Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal, header, titles } from './auth-modal.ts'
import { type KitWindow, openAuth } from './kit.ts'
import { madeUp, makeUp, meteredArticle } from './pages.ts'

interface OwnLogin {
  asked: [screen: string, reason: string | null][]
  events: string[]
}
type LoginWindow = KitWindow & { own: OwnLogin }

/** The page says no to our modal from now on, and notes what it was asked for. */
const takeOver = (page: Page) =>
  page.addInitScript(() => {
    const own: OwnLogin = { asked: [], events: [] }
    Object.assign(window, { own })
    document.addEventListener('bindery-sign-in-request', (event) => {
      event.preventDefault()
      const { screen, reason } = (event as CustomEvent).detail
      own.asked.push([screen, reason])
    })
    for (const name of ['signed-in', 'signed-out', 'reload-request'])
      document.addEventListener(`bindery-${name}`, () => void own.events.push(name))
  })
const asked = (page: Page) => page.evaluate(() => (window as unknown as LoginWindow).own.asked)
const events = (page: Page) => page.evaluate(() => (window as unknown as LoginWindow).own.events)

/** What the page's own form does: its own request, then a word to the kit. */
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

test('every way in asks the page first, and nothing of ours opens', async ({ page }) => {
  await takeOver(page)
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
    .poll(() => asked(page))
    .toEqual([
      ['sign-in', null],
      ['registration', 'Keep reading this article'],
      ['forgot-password', null],
      ['registration', null],
    ])
  await expect(authModal(page).dialog()).toHaveCount(0)
})

test('an address that asks at once is asked of the page, too', async ({ page }) => {
  await takeOver(page)
  await page.goto('/the-latest#bindery:sign-in')
  await expect.poll(() => asked(page)).toEqual([['sign-in', null]])
  await expect(page).toHaveURL('/the-latest')
  await expect(authModal(page).dialog()).toHaveCount(0)
})

test('after its own login the tags follow, here and in another tab, and nothing reloads', async ({
  page,
  context,
}) => {
  const second = await context.newPage()
  await second.goto('/')
  await expect(header(second).getByRole('button', { name: 'Sign In' })).toBeVisible()
  await takeOver(page)
  await page.goto('/the-latest')
  await header(page).getByRole('button', { name: 'Sign In' }).click()
  expect(await login(page, 'good@example.com')).toBe('subscribers')
  await expect(header(page).getByText('Grace Good')).toBeVisible()
  await expect(header(second).getByText('Grace Good')).toBeVisible()
  expect(await events(page)).toEqual(['signed-in'])
  // Asked again, nobody has come.
  await page.evaluate(() => (window as unknown as LoginWindow).bindery.refresh())
  expect(await events(page)).toEqual(['signed-in'])
})

test('its own logout is followed as well', async ({ page, context, signIn }) => {
  await signIn('good@example.com')
  const second = await context.newPage()
  await second.goto('/')
  await expect(header(second).getByText('Grace Good')).toBeVisible()
  await takeOver(page)
  await page.goto('/')
  await expect(header(page).getByText('Grace Good')).toBeVisible()
  await context.clearCookies()
  const left = page.evaluate(() => (window as unknown as LoginWindow).bindery.refresh())
  expect(await left).toEqual({ status: 'guest' })
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(header(second).getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await events(page)).toEqual(['signed-out'])
})

test('a session that ended in the middle: the page is asked, and what was wanted is done once', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  await takeOver(page)
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
    .poll(() => asked(page))
    .toEqual([['sign-in', 'Your session has ended. Please sign in again.']])
  await expect(modal.dialog()).toHaveCount(0)
  expect(await login(page, 'reader@example.com')).toBe('registered')
  await expect(page.getByRole('status')).toHaveText('Your profile has been saved.')
  const profile = await (await page.request.get('/api/user/profile')).json()
  expect(profile).toMatchObject({ jobTitle: 'Retired' })
  const sent = (await mock.calls('/api/user/profile')).filter(({ method }) => method === 'POST')
  expect(sent.map(({ status }) => status)).toEqual([401, 200])
})

test('another reader than the one whose wish it was is asked first, on a page without a modal', async ({
  page,
  context,
  mock,
  signIn,
  axe,
}) => {
  await takeOver(page)
  await signIn('reader@example.com')
  await makeUp(mock, { body: '<bindery-account-menu></bindery-account-menu>' })
  await page.goto(madeUp)
  await page.getByRole('button', { name: 'Robin Reader' }).waitFor()
  await openAuth(page, { screen: 'profile_settings' })
  const modal = authModal(page)
  await modal.field('Job title').selectOption('Retired')
  await context.clearCookies()
  await modal.press('Submit')
  await expect.poll(() => asked(page)).toHaveLength(1)
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
