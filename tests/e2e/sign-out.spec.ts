/** Signing out, here and in another tab (spec accounts 4; reliability case 7). */
import type { Page } from '@playwright/test'
import { loadBy } from '../support/load.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, header, titles } from './auth-modal.ts'
import { openAuth } from './kit.ts'
import { storageHasReader, visibleText } from './reader-data.ts'
import { freeArticle, serveTestPage, testPage } from './site-pages.ts'

async function logOut(page: Page): Promise<void> {
  await header(page).getByRole('button').click()
  await header(page).getByRole('button', { name: 'Log out' }).click()
}

test("signing out stays on the article and clears the reader's data", async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('reader@example.com')
  await page.goto(freeArticle)
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  await expect.poll(() => storageHasReader(page)).toBe(true)
  await loadBy(page, () => logOut(page))
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page).toHaveURL(freeArticle)
  expect(await storageHasReader(page)).toBe(false)
  expect(await mock.calls('/logout')).toHaveLength(1)
  expect((await page.request.head('/api/user/profile')).status()).toBe(401)
})

test("signing out clears the reader's data when the server cannot be reached", async ({
  page,
  signIn,
  mock,
  journal,
}) => {
  await signIn('reader@example.com')
  await page.goto(freeArticle)
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  await mock.faults([{ path: '/logout', abort: true }])
  journal.allow(/ERR_|Failed to load/)
  const left = page.waitForEvent('requestfailed', (request) => request.url().includes('/logout'))
  await logOut(page)
  await left
  // The browser's error page loads after that and would interrupt the next navigation.
  await expect(page).toHaveURL(/^chrome-error:/)
  await page.goto('/assets/mark.svg')
  expect(await storageHasReader(page)).toBe(false)
})

test('signing out offline keeps the page, tells the reader, and the next page ends the session', async ({
  page,
  context,
  signIn,
  mock,
  journal,
  axe,
}) => {
  await signIn('reader@example.com')
  await page.goto(freeArticle)
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  // The browser reports the requests of the article's other tags.
  journal.allow(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await logOut(page)
  const words =
    'You have signed out on this device. There is no connection: your session ends when you are online again.'
  await expect(header(page).getByRole('alert')).toHaveText(words)
  await axe()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(header(page).getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL(freeArticle)
  expect(await visibleText(page)).not.toMatch(/Robin|reader@example/)
  expect(await storageHasReader(page)).toBe(false)
  expect(await mock.calls('/logout')).toEqual([])
  await context.setOffline(false)
  const heard = page.waitForResponse((reply) => reply.url().includes('/logout'))
  await page.goto('/the-latest')
  await heard
  await expect(page).toHaveURL('/the-latest')
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect((await page.request.head('/api/user/profile')).status()).toBe(401)
  expect(await mock.calls('/logout')).toHaveLength(1)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.signIn('reader@example.com', password)
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
})

test('a sign-out in another tab closes the modal without a reload and shows nothing of its reader', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('better@example.com')
  await page.goto('/')
  // The page must know its reader first. Otherwise it would find a guest and see nobody leave.
  await header(page).getByText('Ben Better').waitFor()
  await openAuth(page, { screen: 'profile_settings' })
  const modal = authModal(page)
  await modal.field('Industry').selectOption('Agriculture')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const second = await context.newPage()
  await second.goto('/the-latest')
  await logOut(second)
  await expect(modal.dialog()).toHaveCount(0)
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  await openAuth(page, { screen: 'profile_settings' })
  await modal.dialog(titles.signIn).waitFor()
  await expect(modal.field('Industry')).toHaveCount(0)
  expect(loads).toBe(0)
  expect(await visibleText(page)).not.toMatch(/Ben|Better|better@example/)
})

test('a sign-out in another tab empties a form that stays on the page', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await serveTestPage(mock, {
    body: '<bindery-account-menu></bindery-account-menu><bindery-subscriber-lookup></bindery-subscriber-lookup>',
  })
  await page.goto(testPage)
  await page.getByRole('button', { name: 'Robin Reader' }).waitFor()
  const number = page.getByLabel('Account number')
  await number.fill('1234567890')
  const second = await context.newPage()
  await second.goto('/the-latest')
  await logOut(second)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(number).toHaveValue('')
  expect(await visibleText(page)).not.toMatch(/1234567890|Robin|reader@example/)
})

test("a sign-out in another tab closes the account panel and removes the reader's data", async ({
  page,
  context,
  signIn,
}) => {
  await signIn('better@example.com')
  await page.goto('/')
  const button = header(page).getByRole('button', { name: 'Ben Better' })
  await button.click()
  await expect(header(page).getByRole('link', { name: 'My Library' })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/the-latest')
  await logOut(second)
  await expect(header(second).getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'My Library' })).toHaveCount(0)
  expect(await visibleText(page)).not.toMatch(/Ben|Better|better@example\.com|Digital/)
  expect(await storageHasReader(page)).toBe(false)
})

test("a different reader's sign-in in another tab replaces the first reader's data", async ({
  page,
  context,
  signIn,
}) => {
  await signIn('better@example.com')
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Ben Better' }).click()
  const second = await context.newPage()
  await second.goto('/the-latest')
  await loadBy(second, () => logOut(second))
  const modal = authModal(second)
  await modal.openSignIn()
  await modal.signIn('allaccess@example.com', password)
  await expect(header(second).getByText('Ada Access')).toBeVisible()
  await expect(header(page).getByText('Ada Access')).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'My Library' })).toBeHidden()
  expect(await visibleText(page)).not.toMatch(/Ben|Better|Digital/)
})

test('a sign-in in another tab closes the modal and signs the reader in here', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const first = authModal(page)
  await first.openSignIn()
  const second = await context.newPage()
  await second.goto('/')
  const modal = authModal(second)
  await modal.openSignIn()
  await modal.signIn('good@example.com', password)
  await expect(header(second).getByText('Grace Good')).toBeVisible()
  await expect(first.dialog()).toHaveCount(0)
  await expect(header(page).getByText('Grace Good')).toBeVisible()
})

test.describe('a separate user service', () => {
  const elsewhere = 'https://users.example'
  const signOutPage = (script: string, site = '') => ({
    script: `<script async src="/bindery/bindery.js" ${script}></script>`,
    body: `${site}<bindery-account-menu return-path="/the-latest"></bindery-account-menu>`,
  })
  /** Records the calls to the other origin and answers them with these CORS headers. */
  const mockUserService = async (page: Page, headers: Record<string, string>) => {
    const calls: string[] = []
    await page.route(`${elsewhere}/**`, async (route) => {
      const request = route.request()
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
      await route.fulfill({ status: 200, json: {}, headers })
    })
    // The test page's own policy would block every other origin.
    await page.route(testPage, async (route) => {
      const reply = await route.fetch()
      const { 'content-security-policy': _, ...others } = reply.headers()
      await route.fulfill({ response: reply, headers: others })
    })
    return calls
  }
  const leave = async (page: Page) => {
    await page.goto(testPage)
    await page.getByRole('button', { name: 'Robin Reader' }).click()
    // sessionStorage outlives the page, which unloads right after the sign-out.
    await page.evaluate(() => {
      sessionStorage.setItem('heard', '')
      document.addEventListener('bindery-error', (event) => {
        const { code } = (event as CustomEvent).detail
        sessionStorage.setItem('heard', `${sessionStorage.getItem('heard')}${code}`)
      })
    })
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/the-latest')
    return page.evaluate(() => sessionStorage.getItem('heard'))
  }

  test('the user service of this site is signed out, too', async ({ page, mock, signIn }) => {
    await signIn('reader@example.com')
    await serveTestPage(mock, signOutPage('data-user-service="/user-service/"'))
    expect(await leave(page)).toBe('')
    expect(await mock.calls('/user-service/logout')).toMatchObject([
      { method: 'POST', status: 200 },
    ])
  })

  test('the user service of another origin is called with credentials when the script names it', async ({
    page,
    mock,
    host,
    signIn,
    journal,
  }) => {
    journal.allow(/CORS|ERR_FAILED|Failed to load/)
    for (const [allowed, errors] of [
      [host.url, ''],
      // A browser accepts this answer only for a request without credentials.
      ['*', 'user-service'],
    ] as const) {
      await signIn('reader@example.com')
      await serveTestPage(mock, signOutPage(`data-user-service="${elsewhere}/"`))
      const calls = await mockUserService(page, {
        'access-control-allow-origin': allowed,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'x-requested-with',
      })
      expect(await leave(page)).toBe(errors)
      expect(calls).toContain('POST /logout')
      await page.unrouteAll()
    }
  })

  test('the user service of another origin is refused when only a tag names it', async ({
    page,
    mock,
    signIn,
    journal,
  }) => {
    journal.allow(/user-service/)
    await signIn('reader@example.com')
    await serveTestPage(
      mock,
      signOutPage(
        'data-api-base="/api/"',
        `<bindery-site user-service="${elsewhere}/"></bindery-site>`,
      ),
    )
    const calls = await mockUserService(page, {})
    expect(await leave(page)).toBe('')
    expect(calls).toEqual([])
  })
})
