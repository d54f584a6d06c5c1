/** The gift link of an article, bindery-gift-button (spec content and commerce 2, 3 and 7). */
import type { Browser, Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { meteredArticle, serveTestPage, testPage } from './site-pages.ts'

const path = '/api/article-gift/give-gift'
/** The name of good@example.com in the header. */
const reader = 'Grace Good Digital'
const button = (page: Page) => page.getByRole('button', { name: 'Gift this article' })
const box = (page: Page) => page.getByRole('dialog', { name: 'Gift this article' })
const link = (page: Page) => box(page).getByRole('textbox', { name: 'Gift link' })
const make = (page: Page) => box(page).getByRole('button', { name: 'Make the link' })
/** Opens the flyout and makes the link, which counts as a gift. */
const give = async (page: Page) => {
  await button(page).click()
  await make(page).click()
}
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Sign in or register' })
const giftUrl = /\/2026\/11\/the-meeting-that-decides-nothing\?gift=[0-9a-f]{32}$/

/** Records the details of `bindery-gifted` on every page that loads. */
const recordGifts = (page: Page) =>
  page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    document.addEventListener('bindery-gifted', (event) =>
      heard.push((event as CustomEvent).detail),
    )
  })
const recordedGifts = (page: Page) =>
  page.evaluate(() => (window as Window & { heard?: { url: string; left: number }[] }).heard ?? [])

/** The text of the article at this address for a guest. */
const readAsGuest = async (browser: Browser, url: string) => {
  const context = await browser.newContext()
  const guest = await context.newPage()
  await guest.goto(url)
  const text = (await guest.locator('article').first().textContent()) ?? ''
  await context.close()
  return text
}

test('a subscriber creates and copies a gift link that opens the article for a guest', async ({
  page,
  mock,
  signIn,
  browser,
  context,
  host,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('good@example.com')
  await recordGifts(page)
  await page.goto(meteredArticle)
  await button(page).click()
  await expect(make(page)).toBeVisible()
  expect(await mock.calls(path)).toHaveLength(0)
  await make(page).click()
  await expect(link(page)).toHaveValue(giftUrl)
  const url = await link(page).inputValue()
  await expect(box(page)).toContainText('9 gifts left')
  await expect(page.getByText('The gift link is ready. 9 gifts left.')).toBeAttached()
  expect(await recordedGifts(page)).toEqual([{ url, left: 9 }])
  await box(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(box(page).getByRole('status')).toHaveText('The link is copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  expect(await readAsGuest(browser, host.url + meteredArticle)).not.toContain('still open')
  const gift = await readAsGuest(browser, url)
  expect(gift).toContain('Leeds, by the way, is still open')
  expect(gift).toContain('Somebody has given you this article')
  await page.keyboard.press('Escape')
  await button(page).click()
  await expect(link(page)).toHaveValue(url)
  await page.reload()
  await give(page)
  await expect(link(page)).toHaveValue(url)
  await expect(box(page)).toContainText('9 gifts left')
  expect((await mock.calls(path)).map(({ status }) => status)).toEqual([200, 200])
})

test('the gift button calls the same endpoint in the service dialect', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('good@example.com')
  await serveTestPage(mock, {
    body: `<bindery-gift-button url="${meteredArticle}">Gift</bindery-gift-button><p>After</p>`,
    script:
      '<script async src="/bindery/bindery.js" data-api-base="/api/" data-dialect="service"></script>',
  })
  await page.goto(testPage)
  await give(page)
  await expect(link(page)).toHaveValue(giftUrl)
  expect((await mock.calls(path)).map(({ status }) => status)).toEqual([200])
})

test('a keyboard user opens the gift flyout, copies the link and returns to the button', async ({
  page,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('good@example.com')
  await page.goto(meteredArticle)
  await button(page).scrollIntoViewIfNeeded()
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(box(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(make(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(link(page)).toBeVisible()
  await expect(box(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(link(page)).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(giftUrl)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(box(page).getByRole('status')).toHaveText('The link is copied.')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('the gift flyout selects the link when the clipboard is not available', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    Document.prototype.execCommand = () => false
  })
  await signIn('good@example.com')
  await page.goto(meteredArticle)
  await give(page)
  await box(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(box(page).getByRole('status')).toContainText('could not be copied')
  await expect(link(page)).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(giftUrl)
})

test('a guest signs in from the gift prompt and finds one link', async ({ page, mock }) => {
  await recordGifts(page)
  await page.goto(meteredArticle)
  await button(page).click()
  await expect(prompt(page)).toContainText('To gift this article')
  await prompt(page).getByRole('button', { name: 'Sign In' }).click()
  const modal = authModal(page)
  await expect(modal.dialog(titles.signIn)).toContainText('To gift this article')
  await modal.signIn('good@example.com', password)
  await expect(link(page)).toHaveValue(giftUrl)
  await expect(box(page)).toContainText('9 gifts left')
  expect((await mock.calls(path)).map(({ status }) => status)).toEqual([200])
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeFocused()
  await page.reload()
  await expect(button(page)).toBeVisible()
  await expect(box(page)).toHaveCount(0)
})

test('a session that ends before the gift opens the modal once and creates the link once after sign-in', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('good@example.com')
  await page.goto(meteredArticle)
  await expect(page.getByRole('button', { name: reader })).toBeVisible()
  await page.context().clearCookies()
  await give(page)
  const modal = authModal(page)
  await expect(modal.dialog(titles.signIn)).toBeVisible()
  await expect(box(page)).toHaveCount(0)
  await modal.signIn('good@example.com', password)
  await expect(link(page)).toHaveValue(giftUrl)
  expect((await mock.calls(path)).map(({ status }) => status)).toEqual([401, 200])
})

test('the gift flyout tells a reader that no gifts are left', async ({
  page,
  signIn,
  journal,
  mock,
}) => {
  journal.allow(/status of 403/)
  await signIn('reader@example.com')
  await mock.faults([{ method: 'POST', path, status: 403, body: '{"code":"gifts_spent"}' }])
  await page.goto(meteredArticle)
  await give(page)
  await expect(box(page).getByRole('alert')).toHaveText('You have no gifts left.')
  await expect(link(page)).toHaveCount(0)
})

test('the gift flyout reports no network, HTML and a 429, and a retry succeeds', async ({
  page,
  mock,
  signIn,
  journal,
}) => {
  journal.allow(/Failed to load resource|ContractError/)
  await signIn('good@example.com')
  await page.goto(meteredArticle)
  const again = box(page).getByRole('button', { name: 'Try again' })
  await button(page).click()
  let next = make(page)
  for (const [fault, words] of [
    [{ abort: true }, 'No connection. Check your network and try again.'],
    [{ status: 200, body: '<p>Hello</p>' }, 'Something went wrong. Please try again.'],
    [{ status: 429, headers: { 'Retry-After': '30' } }, 'Please wait 30 seconds and try again.'],
  ] as const) {
    await mock.faults([{ method: 'POST', path, ...fault }])
    await next.click()
    await expect(box(page).getByRole('alert')).toHaveText(words)
    next = again
  }
  await mock.faults([])
  await again.click()
  await expect(link(page)).toHaveValue(giftUrl)
  await expect(box(page).getByRole('heading')).toBeFocused()
})

test('a double click on the gift button asks for one link', async ({ page, mock, signIn }) => {
  await signIn('good@example.com')
  await page.goto(meteredArticle)
  await button(page).dblclick()
  await make(page).dblclick()
  await expect(link(page)).toHaveValue(giftUrl)
  expect(await mock.calls(path)).toHaveLength(1)
})

test('the gift flyout closes and forgets its link after a sign-out in another tab', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('good@example.com')
  await page.goto(meteredArticle)
  await give(page)
  await expect(link(page)).toHaveValue(giftUrl)
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: reader }).click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(box(page)).toHaveCount(0)
  await expect(page.locator('bindery-gift-flyout')).not.toContainText('gift=')
})

test('the gift flyout works on a quirks-mode page', async ({ page, signIn }) => {
  await signIn('good@example.com')
  await page.goto('/legacy/quirks')
  await expect(page.getByText('The scripts of this page have run.')).toBeVisible()
  await page.evaluate((url) => {
    const gift = document.createElement('bindery-gift-button')
    gift.setAttribute('url', url)
    document.body.prepend(gift, document.createTextNode(' '))
  }, meteredArticle)
  await give(page)
  await expect(link(page)).toHaveValue(giftUrl)
  await expect(link(page)).toBeInViewport({ ratio: 1 })
})

test('the gift flyout stays inside the window and has no axe violation: light and dark, wide and narrow, both directions', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('good@example.com')
  await page.goto(meteredArticle)
  for (const [scheme, width, dir] of [
    ['light', 1280, 'ltr'],
    ['dark', 320, 'ltr'],
    ['light', 320, 'rtl'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 700 })
    await page.evaluate((value) => {
      document.documentElement.dir = value
    }, dir)
    await button(page).click()
    // The link of this page's article is known after the first time.
    if (scheme === 'light' && dir === 'ltr') await make(page).click()
    await expect(link(page)).toBeVisible()
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    await axe()
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveCount(0)
  }
})
