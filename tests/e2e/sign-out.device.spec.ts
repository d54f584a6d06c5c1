/** A sign-out that holds on this device: in every tab, and while the server fails. */
import type { Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { liveRegion } from './live-region.ts'
import { visibleText } from './reader-data.ts'
import { freeArticle } from './site-pages.ts'

const logOut = async (page: Page): Promise<void> => {
  await header(page).getByRole('button').click()
  await header(page).getByRole('button', { name: 'Log out' }).click()
}

test('a sign-out in another tab is heard in a browser without BroadcastChannel', async ({
  page,
  context,
  signIn,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  await signIn('better@example.com')
  await page.goto('/')
  await header(page).getByText('Ben Better').waitFor()
  const second = await context.newPage()
  await second.goto('/the-latest')
  await logOut(second)
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await visibleText(page)).not.toMatch(/Ben|Better/)
})

test('a sign-out in another tab takes the name of the reader out of the live region', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.signIn('better@example.com', password)
  await expect(liveRegion(page)).toContainText('Ben Better')
  const second = await context.newPage()
  await second.goto('/the-latest')
  await logOut(second)
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await visibleText(page)).not.toMatch(/Ben|Better|better@example\.com/)
})

for (const fault of [{ status: 503 }, { abort: true }]) {
  test(`a reader who signs out while the server fails stays signed out: ${JSON.stringify(fault)}`, async ({
    page,
    signIn,
    mock,
    journal,
  }) => {
    journal.allow(/ERR_|Failed to load/)
    await signIn('reader@example.com')
    await page.goto(freeArticle)
    await expect(header(page).getByText('Robin Reader')).toBeVisible()
    await mock.faults([{ path: '/logout', ...fault }])
    const left = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/logout'),
    )
    const cut = page.waitForEvent('requestfailed', (request) => request.url().includes('/logout'))
    await logOut(page)
    await Promise.any([left, cut])
    await page.waitForURL(fault.abort ? /^chrome-error:/ : /logout/)
    await page.goto('/the-latest')
    await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect.poll(async () => (await mock.calls('/logout')).length).toBeGreaterThan(1)
    expect(await visibleText(page)).not.toMatch(/Robin|reader@example/)
    await expect(page).toHaveURL('/the-latest')
    await mock.faults([])
    const ended = page.waitForResponse((reply) => reply.url().includes('/logout'))
    await page.goto(freeArticle)
    await ended
    await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
    expect((await page.request.head('/api/user/profile')).status()).toBe(401)
    const modal = authModal(page)
    await modal.openSignIn()
    await modal.signIn('reader@example.com', password)
    await expect(header(page).getByText('Robin Reader')).toBeVisible()
  })
}

test('a page that was hidden while another reader signed in shows that reader', async ({
  page,
  signIn,
}) => {
  const show = (state: 'visible' | 'hidden') =>
    page.evaluate((value) => {
      Object.defineProperty(Document.prototype, 'visibilityState', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await signIn('reader@example.com')
  await page.goto(freeArticle)
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  await show('hidden')
  await signIn('better@example.com')
  await show('visible')
  await expect(header(page).getByText('Ben Better')).toBeVisible()
})
