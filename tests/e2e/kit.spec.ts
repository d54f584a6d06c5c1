/** `window.bindery` and the events, as a page's own script uses them (surface 1 and 3). */
import type { Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal, header, nora, titles } from './auth-modal.ts'
import type { KitWindow } from './kit.ts'

interface Recorded {
  notes: unknown[]
}

/** Records events in `window.notes`, through the queue, as a page's own script does. */
const recordEvents = (page: Page, names: readonly string[]) =>
  page.addInitScript((events) => {
    const host = window as unknown as Recorded & { bindery?: unknown }
    host.notes = []
    host.bindery = [
      (kit: KitWindow['bindery']) => {
        for (const name of events) {
          kit.on(name, ({ type, detail, target }) =>
            host.notes.push([type, detail ?? null, (target as Element | Document).nodeName]),
          )
        }
      },
    ]
  }, names)

const recordedEvents = (page: Page) => page.evaluate(() => (window as unknown as Recorded).notes)
const readOutcome = (page: Page) => page.evaluate(() => Reflect.get(window, 'outcome'))

/** Opens the modal through the kit and stores the outcome in the page. */
const startSignIn = (page: Page, options: { screen?: string; reason?: string } = {}) =>
  page.evaluate(async (given) => {
    const kit = await (window as unknown as KitWindow).bindery.ready
    kit.openAuth(given).then(
      (user) => Reflect.set(window, 'outcome', ['signed in', user]),
      ({ name }: Error) => Reflect.set(window, 'outcome', ['failed', name]),
    )
  }, options)

test('openAuth resolves with the reader, and the page stays when it cancels the reload', async ({
  page,
}) => {
  await recordEvents(page, ['signed-in', 'reload-request'])
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
  await page.evaluate(() =>
    document.addEventListener('bindery-reload-request', (event) => event.preventDefault()),
  )
  await startSignIn(page, { reason: 'To keep your place in the queue' })
  const modal = authModal(page)
  await expect(page.getByText('To keep your place in the queue')).toBeVisible()
  await modal.signIn('best@example.com', password)
  await expect(header(page).getByText('Bea Best')).toBeVisible()
  await expect(modal.dialog()).toHaveCount(0)
  await expect
    .poll(() => readOutcome(page))
    .toMatchObject(['signed in', { emailAddress: 'best@example.com', status: 'subscribers' }])
  await expect
    .poll(() => recordedEvents(page))
    .toMatchObject([
      ['bindery-signed-in', { user: { emailAddress: 'best@example.com' } }, 'BINDERY-AUTH-MODAL'],
      ['bindery-reload-request', { why: 'signed-in' }, 'BINDERY-AUTH-MODAL'],
    ])
  const user = await page.evaluate(() => {
    const { user: known } = (window as unknown as KitWindow).bindery
    return { frozen: Object.isFrozen(known), status: known.status }
  })
  expect(user).toEqual({ frozen: true, status: 'subscribers' })
})

test('openAuth rejects when the reader closes the modal, and closeAuth closes it', async ({
  page,
}) => {
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
  await startSignIn(page)
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => readOutcome(page)).toEqual(['failed', 'DismissedError'])
  await startSignIn(page, { screen: 'forgot-password' })
  await modal.dialog(titles.forgotPassword).waitFor()
  await page.evaluate(() => (window as unknown as KitWindow).bindery.closeAuth())
  await expect(modal.dialog()).toHaveCount(0)
})

test('an unknown screen opens the registration, through the kit and through a tag', async ({
  page,
}) => {
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
  await startSignIn(page, { screen: 'log-in' })
  const modal = authModal(page)
  await expect(modal.dialog(titles.registration)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal.dialog()).toHaveCount(0)
  await page.locator('bindery-auth-modal').evaluate((tag) => tag.setAttribute('open', ''))
  await expect(modal.dialog(titles.registration)).toBeVisible()
})

test('the modal stays closed when the page cancels the sign-in request', async ({ page }) => {
  await recordEvents(page, ['sign-in-request'])
  await page.goto('/2026/11/the-meeting-that-decides-nothing')
  await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
  await page.evaluate(() =>
    document.addEventListener('bindery-sign-in-request', (event) => event.preventDefault()),
  )
  await header(page).getByRole('button', { name: 'Sign In' }).click()
  await header(page).getByRole('button', { name: 'Register' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect
    .poll(() => recordedEvents(page))
    .toEqual([
      ['bindery-sign-in-request', { screen: 'sign-in', reason: null }, 'BINDERY-ACCOUNT-MENU'],
      ['bindery-sign-in-request', { screen: 'registration', reason: null }, 'BINDERY-ACCOUNT-MENU'],
      [
        'bindery-sign-in-request',
        { screen: 'sign-in', reason: 'Keep reading this article' },
        'BINDERY-PAYWALL',
      ],
    ])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a registration fires one event, with the e-mail only', async ({ page }) => {
  await recordEvents(page, ['registered', 'signed-in', 'profile-changed'])
  await page.goto('/')
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill(nora)
  await modal.press('Create account')
  await modal.dialog(titles.profile).waitFor()
  await expect
    .poll(() => recordedEvents(page))
    .toMatchObject([
      ['bindery-registered', { email: 'nora@example.com' }, 'BINDERY-AUTH-MODAL'],
      ['bindery-signed-in', { user: { displayName: 'Nora New' } }, 'BINDERY-AUTH-MODAL'],
    ])
  expect(JSON.stringify(await recordedEvents(page))).not.toContain(nora.Password)
})

test('signOut ends the session, asks the page before it leaves and returns to returnTo', async ({
  page,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.goto('/')
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  // sessionStorage outlives the page, which unloads at once.
  await page.evaluate(() => {
    const { bindery } = window as unknown as KitWindow
    bindery.on('navigate-request', ({ detail }) =>
      sessionStorage.setItem('heard', JSON.stringify([bindery.user.status, detail])),
    )
    void bindery.signOut({ returnTo: '/the-latest' })
  })
  await expect(page).toHaveURL('/the-latest')
  expect(JSON.parse(await page.evaluate(() => sessionStorage.getItem('heard') ?? ''))).toEqual([
    'guest',
    { url: expect.stringMatching(/\/logout\?return=%2Fthe-latest$/) },
  ])
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
})
