/** `window.bindery` and the events, as a page's own script uses them (surface 1 and 3). */
import type { Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal, header, nora, titles } from './auth-modal.ts'
import type { KitWindow } from './kit.ts'

interface Noted {
  notes: unknown[]
}

/** Keeps in `window.notes` what happened, by the queue, as a page's own script would do it. */
const note = (page: Page, names: readonly string[]) =>
  page.addInitScript((events) => {
    const host = window as unknown as Noted & { bindery?: unknown }
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

const notes = (page: Page) => page.evaluate(() => (window as unknown as Noted).notes)
const settled = (page: Page) => page.evaluate(() => Reflect.get(window, 'outcome'))

/** Begins to sign in by the kit; how it ends is kept in the page. */
const begin = (page: Page, options: { screen?: string; reason?: string } = {}) =>
  page.evaluate(async (given) => {
    const kit = await (window as unknown as KitWindow).bindery.ready
    kit.openAuth(given).then(
      (user) => Reflect.set(window, 'outcome', ['signed in', user]),
      ({ name }: Error) => Reflect.set(window, 'outcome', ['failed', name]),
    )
  }, options)

test('openAuth resolves with the reader, and a page that cancels the reload stays', async ({
  page,
}) => {
  await note(page, ['signed-in', 'reload-request'])
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
  await page.evaluate(() =>
    document.addEventListener('bindery-reload-request', (event) => event.preventDefault()),
  )
  await begin(page, { reason: 'To keep your place in the queue' })
  const modal = authModal(page)
  await expect(page.getByText('To keep your place in the queue')).toBeVisible()
  await modal.signIn('best@example.com', password)
  await expect(header(page).getByText('Bea Best')).toBeVisible()
  await expect(modal.dialog()).toHaveCount(0)
  await expect
    .poll(() => settled(page))
    .toMatchObject(['signed in', { emailAddress: 'best@example.com', status: 'subscribers' }])
  await expect
    .poll(() => notes(page))
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

test('openAuth rejects when the reader closes the modal; closeAuth closes it', async ({ page }) => {
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
  await begin(page)
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => settled(page)).toEqual(['failed', 'DismissedError'])
  await begin(page, { screen: 'forgot-password' })
  await modal.dialog(titles.forgotPassword).waitFor()
  await page.evaluate(() => (window as unknown as KitWindow).bindery.closeAuth())
  await expect(modal.dialog()).toHaveCount(0)
})

test('a screen that is none opens the registration, for the kit and for a tag', async ({
  page,
}) => {
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
  await begin(page, { screen: 'log-in' })
  const modal = authModal(page)
  await expect(modal.dialog(titles.registration)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal.dialog()).toHaveCount(0)
  await page.locator('bindery-auth-modal').evaluate((tag) => tag.setAttribute('open', ''))
  await expect(modal.dialog(titles.registration)).toBeVisible()
})

test('a page with a login of its own cancels the request, and the modal stays closed', async ({
  page,
}) => {
  await note(page, ['sign-in-request'])
  await page.goto('/2026/11/the-meeting-that-decides-nothing')
  await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
  await page.evaluate(() =>
    document.addEventListener('bindery-sign-in-request', (event) => event.preventDefault()),
  )
  await header(page).getByRole('button', { name: 'Sign In' }).click()
  await header(page).getByRole('button', { name: 'Register' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect
    .poll(() => notes(page))
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

test('a registration is told once, with the e-mail and nothing more', async ({ page }) => {
  await note(page, ['registered', 'signed-in', 'profile-changed'])
  await page.goto('/')
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill(nora)
  await modal.press('Create account')
  await modal.dialog(titles.profile).waitFor()
  await expect
    .poll(() => notes(page))
    .toMatchObject([
      ['bindery-registered', { email: 'nora@example.com' }, 'BINDERY-AUTH-MODAL'],
      ['bindery-signed-in', { user: { displayName: 'Nora New' } }, 'BINDERY-AUTH-MODAL'],
    ])
  expect(JSON.stringify(await notes(page))).not.toContain(nora.Password)
})

test('signOut ends the session, tells the page, and comes back to returnTo', async ({
  page,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.goto('/')
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  // What is heard outlives the page, which goes at once.
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
