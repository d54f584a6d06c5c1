/** Logging out, here and in another tab (spec accounts 4; reliability case 7). */
import type { Page } from '@playwright/test'
import { loadBy } from '../support/load.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { openAuth } from './kit.ts'
import { freeArticle, madeUp, makeUp } from './pages.ts'
import { readerKept, shownText } from './private-text.ts'

async function logOut(page: Page): Promise<void> {
  await header(page).getByRole('button').click()
  await header(page).getByRole('button', { name: 'Log out' }).click()
}

test('a reader logs out, stays on the article, and nothing of them is kept', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('reader@example.com')
  await page.goto(freeArticle)
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  await expect.poll(() => readerKept(page)).toBe(true)
  await loadBy(page, () => logOut(page))
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page).toHaveURL(freeArticle)
  expect(await readerKept(page)).toBe(false)
  expect(await mock.calls('/logout')).toHaveLength(1)
  expect((await page.request.head('/api/user/profile')).status()).toBe(401)
})

test('offline, what is private is gone all the same', async ({ page, signIn, mock, journal }) => {
  await signIn('reader@example.com')
  await page.goto(freeArticle)
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  await mock.faults([{ path: '/logout', abort: true }])
  journal.allow(/ERR_|Failed to load/)
  const left = page.waitForEvent('requestfailed', (request) => request.url().includes('/logout'))
  await logOut(page)
  await left
  // The browser's own page for it comes after that, and would come before where a test goes on to.
  await expect(page).toHaveURL(/^chrome-error:/)
  await page.goto('/assets/mark.svg')
  expect(await readerKept(page)).toBe(false)
})

test('without a network the reader is told, stays, and the next page ends the session', async ({
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
  // What the article's other tags still wanted to fetch is told by the browser itself.
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
  expect(await shownText(page)).not.toMatch(/Robin|reader@example/)
  expect(await readerKept(page)).toBe(false)
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

test('a second tab logs out: the first’s modal closes without a reload, and what was chosen is gone', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('better@example.com')
  await page.goto('/')
  // Who reads is known: a page that asks only after the other tab has left finds a guest, and nobody gone.
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
  await expect(modal.field('Industry')).toHaveValue('')
  expect(loads).toBe(0)
  expect(await shownText(page)).not.toMatch(/Ben|Better|better@example/)
})

test('a second tab logs out: what the reader had typed into a form that stays is gone', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await makeUp(mock, {
    body: '<bindery-account-menu></bindery-account-menu><bindery-subscriber-lookup></bindery-subscriber-lookup>',
  })
  await page.goto(madeUp)
  await page.getByRole('button', { name: 'Robin Reader' }).waitFor()
  const number = page.getByLabel('Account number')
  await number.fill('1234567890')
  const second = await context.newPage()
  await second.goto('/the-latest')
  await logOut(second)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(number).toHaveValue('')
  expect(await shownText(page)).not.toMatch(/1234567890|Robin|reader@example/)
})

test('a second tab logs out: the first follows, its panel closes, nothing private is left', async ({
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
  expect(await shownText(page)).not.toMatch(/Ben|Better|better@example\.com|Digital/)
  expect(await readerKept(page)).toBe(false)
})

test('a second tab signs in as another: the first shows that reader, and nothing of the former', async ({
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
  expect(await shownText(page)).not.toMatch(/Ben|Better|Digital/)
})

test('a second tab signs in while the first shows the modal: it closes and the reader is known', async ({
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
  const made = (script: string, site = '') => ({
    script: `<script async src="/bindery/bindery.js" ${script}></script>`,
    body: `${site}<bindery-account-menu return-path="/the-latest"></bindery-account-menu>`,
  })
  /** Which calls the other origin got; it answers as one that takes cookies has to. */
  const answer = async (page: Page, headers: Record<string, string>) => {
    const calls: string[] = []
    await page.route(`${elsewhere}/**`, async (route) => {
      const request = route.request()
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
      await route.fulfill({ status: 200, json: {}, headers })
    })
    // This page's policy would keep it away from every other origin.
    await page.route(madeUp, async (route) => {
      const reply = await route.fetch()
      const { 'content-security-policy': _, ...others } = reply.headers()
      await route.fulfill({ response: reply, headers: others })
    })
    return calls
  }
  const leave = async (page: Page) => {
    await page.goto(madeUp)
    await page.getByRole('button', { name: 'Robin Reader' }).click()
    // What is heard outlives the page, which goes as soon as it is over.
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

  test('on this site is logged out of as well', async ({ page, mock, signIn }) => {
    await signIn('reader@example.com')
    await makeUp(mock, made('data-user-service="/user-service/"'))
    expect(await leave(page)).toBe('')
    expect(await mock.calls('/user-service/logout')).toMatchObject([
      { method: 'POST', status: 200 },
    ])
  })

  test('on another origin is called with credentials, where the script names it', async ({
    page,
    mock,
    host,
    signIn,
    journal,
  }) => {
    journal.allow(/CORS|ERR_FAILED|Failed to load/)
    for (const [allowed, errors] of [
      [host.url, ''],
      // Without credentials the browser would be content with this.
      ['*', 'user-service'],
    ] as const) {
      await signIn('reader@example.com')
      await makeUp(mock, made(`data-user-service="${elsewhere}/"`))
      const calls = await answer(page, {
        'access-control-allow-origin': allowed,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'x-requested-with',
      })
      expect(await leave(page)).toBe(errors)
      expect(calls).toContain('POST /logout')
      await page.unrouteAll()
    }
  })

  test('that only a tag names elsewhere is refused, and hears nothing', async ({
    page,
    mock,
    signIn,
    journal,
  }) => {
    journal.allow(/user-service/)
    await signIn('reader@example.com')
    await makeUp(
      mock,
      made('data-api-base="/api/"', `<bindery-site user-service="${elsewhere}/"></bindery-site>`),
    )
    const calls = await answer(page, {})
    expect(await leave(page)).toBe('')
    expect(calls).toEqual([])
  })
})
