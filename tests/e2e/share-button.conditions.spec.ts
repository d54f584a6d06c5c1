/** Sharing in unusual conditions: a blocked window or clipboard, the service dialect, hostile pages and texts. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { liveRegion } from './live-region.ts'
import {
  mails,
  mockNetworks,
  recordedShares,
  recordShares,
  recordWindows,
  shareFlyout,
  sharePath,
  windowFeatures,
} from './share.ts'
import { freeArticle, serveTestPage, testPage } from './site-pages.ts'

const button = (page: Page) => page.getByRole('button', { name: /^Share: / })

test('a blocked share window is reported, with a link instead', async ({ page, context }) => {
  await mockNetworks(context)
  await recordWindows(page, true)
  await page.goto(freeArticle)
  await button(page).click()
  await recordShares(page)
  const { tab, link, alert } = shareFlyout(page)
  await tab('LinkedIn').click()
  await link('Share on LinkedIn').click()
  await expect(alert.first()).toContainText('Your browser has blocked the window of LinkedIn.')
  expect(await windowFeatures(page)).toHaveLength(1)
  expect(await recordedShares(page)).toEqual([])
  const opens = context.waitForEvent('page')
  await link('Open LinkedIn in a new tab').click()
  const there = await opens
  await there.waitForURL(/linkedin/)
  expect(await there.evaluate(() => window.opener)).toBeNull()
  await expect(liveRegion(page)).toHaveText('Shared via LinkedIn')
  expect(await recordedShares(page)).toEqual([['bindery-share-button', 'LinkedIn']])
})

test('an unsupported network fires an error and leaves the other networks', async ({
  page,
  mock,
  journal,
}) => {
  await serveTestPage(mock, {
    body: '<bindery-share-button networks="myspace, linkedin"></bindery-share-button> <p>After</p>',
  })
  await page.goto(testPage)
  await recordShares(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const { tab, box } = shareFlyout(page)
  await expect(tab('LinkedIn')).toBeVisible()
  await expect(box.getByRole('tab')).toHaveText(['URL', 'LinkedIn'])
  expect(await recordedShares(page)).toEqual([['bindery-share-button', 'unsupported-network']])
  await expect
    .poll(() => journal.warnings().join())
    .toContain('cannot share on "myspace": networks are twitter, facebook, linkedin')
})

test('the share flyout copies the link and announces it', async ({ page, context, host }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(freeArticle)
  await button(page).click()
  const { button: inside, box } = shareFlyout(page)
  await expect(box.getByLabel('Link', { exact: true })).toHaveValue(host.url + freeArticle)
  await inside('Copy link').click()
  await expect(
    box.getByRole('status').filter({ hasText: 'The link has been copied.' }),
  ).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(host.url + freeArticle)
  await expect(inside('Copy link')).toBeFocused()
})

test('the share flyout selects the link when the clipboard is not available', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
    Document.prototype.execCommand = () => false
  })
  await page.goto(freeArticle)
  await button(page).click()
  const { button: inside, box } = shareFlyout(page)
  await inside('Copy link').click()
  await expect(box.getByText(/press Ctrl\+C/)).toBeVisible()
  const field = box.getByLabel('Link', { exact: true })
  await expect(field).toBeFocused()
  const selected = await field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  )
  expect(selected).toBe(host.url + freeArticle)
})

test('a short link leads to the article, and the long one stays when shortening fails', async ({
  page,
  mock,
  host,
}) => {
  const path = '/api/integration/url/shorten'
  await mock.faults([{ path, status: 503, times: 1 }])
  await page.goto(freeArticle)
  await button(page).click()
  const { button: inside, box } = shareFlyout(page)
  const field = box.getByLabel('Link', { exact: true })
  await inside('Use a short link').click()
  await expect(box.getByText('A short link is not available right now.')).toBeVisible()
  await expect(field).toHaveValue(host.url + freeArticle)
  await inside('Use a short link').click()
  await expect(field).toHaveValue(/\/s\/\w+$/)
  await expect(liveRegion(page)).toContainText('This is the short link now.')
  await page.goto(await field.inputValue())
  expect(page.url()).toBe(host.url + freeArticle)
})

test('the share flyout mails two addresses in the service dialect', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('reader@example.com')
  await serveTestPage(mock, {
    script:
      '<script async src="/bindery/bindery.js" data-api-base="/api/" data-dialect="service"></script>',
    body: `<bindery-share-button item-url="${freeArticle}"></bindery-share-button> <p>After</p>`,
  })
  await page.goto(testPage)
  await page.getByRole('button', { name: 'Share' }).click()
  const { to, send, done } = shareFlyout(page)
  await to.fill('ann@example.com, ben@example.com')
  await send()
  await expect(done).toBeAttached()
  expect(await mock.calls(sharePath.service)).toMatchObject([{ method: 'POST', status: 200 }])
  expect((await mails(mock)).map(({ to: one }) => one)).toEqual([
    'ann@example.com',
    'ben@example.com',
  ])
})

test('sixty share buttons make no request, and each shares its own article', async ({
  page,
  mock,
}) => {
  const buttons = [...Array(60).keys()].map(
    (at) =>
      `<bindery-share-button item-url="/a/${at}" item-title="Article ${at}"></bindery-share-button>`,
  )
  await serveTestPage(mock, { body: `${buttons.join(' ')} <p>After</p>` })
  await page.goto(testPage)
  await page.getByRole('button', { name: 'Share: Article 59' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Share: Article 59' })).toBeVisible()
  expect(await mock.calls('/api/')).toEqual([])
  const { box } = shareFlyout(page)
  for (const at of [59, 58]) {
    await page.getByRole('button', { name: `Share: Article ${at}`, exact: true }).press('Enter')
    await expect(box.getByLabel('Link', { exact: true })).toHaveValue(new RegExp(`/a/${at}$`))
  }
  await expect(box).toHaveCount(1)
})

test('a message about one article is not kept for another', async ({ page, mock }) => {
  await serveTestPage(mock, {
    body: '<bindery-share-button item-url="/a" item-title="A"></bindery-share-button> <bindery-share-button item-url="/b" item-title="B"></bindery-share-button> <p>After</p>',
  })
  await page.goto(testPage)
  const { message } = shareFlyout(page)
  await page.getByRole('button', { name: 'Share: A' }).click()
  await message.fill('About A.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share: B' }).click()
  await expect(message).toHaveValue('')
})

test("the share flyout shows an article's markup as text", async ({ page, mock }) => {
  const evil = '&lt;img src=x onerror=alert(1)&gt;'
  await serveTestPage(mock, {
    body: `<bindery-share-button item-url="javascript:alert(1)" item-title="${evil}" summary="${evil}"></bindery-share-button> <p>After</p>`,
  })
  await page.goto(testPage)
  await page.getByRole('button', { name: /^Share: <img/ }).click()
  const { box } = shareFlyout(page)
  await expect(box.getByLabel('Link', { exact: true })).toHaveValue(/\/made-up$/)
  await expect(box.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible()
  expect(await box.locator('img').count()).toBe(0)
})

test('the share button is a plain link without the script', async ({ browser, host }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: host.url })
  await page.goto(freeArticle)
  await expect(page.locator('bindery-share-button a')).toHaveAttribute(
    'href',
    `mailto:?body=${encodeURIComponent(host.url + freeArticle)}`,
  )
  await page.close()
})

for (const path of ['/legacy/css', '/legacy/strict']) {
  test(`the share flyout can be seen, typed into and sent on ${path}`, async ({
    page,
    signIn,
    mock,
    axe,
  }) => {
    await signIn('reader@example.com')
    await page.goto(path)
    await page.evaluate(() => {
      const element = document.createElement('bindery-share-button')
      element.setAttribute('item-url', '/')
      document.body.prepend(element)
    })
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const { to, message, send, done, box } = shareFlyout(page)
    await expect(to).toBeVisible()
    // Axe measures the half-transparent tag instead of the opaque panel in the top layer.
    if (path !== '/legacy/css') await axe({ include: 'bindery-share-flyout' })
    await to.fill('ann@example.com')
    await message.fill('For you.')
    await send()
    await expect(done).toBeAttached()
    await expect(box).toHaveCount(0)
    expect(await mails(mock)).toHaveLength(1)
  })
}

test('the share flyout stays inside the window and has no axe violation: light and wide, dark and narrow', async ({
  page,
  axe,
}) => {
  await page.goto(freeArticle)
  const { box, from, send } = shareFlyout(page)
  for (const [scheme, width, height] of [
    ['light', 1280, 800],
    ['dark', 320, 640],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height })
    await button(page).click()
    await expect(from).toBeVisible()
    await expect(box).toBeInViewport({ ratio: 1 })
    await send()
    await expect(from).toHaveAccessibleDescription('This field is required.')
    await axe()
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
  }
})

test('a page opens bindery-share-flyout itself for an element of its own', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, {
    body: '<button id="mine">Tell others</button> <bindery-share-flyout anchor="mine" item-title="A report"></bindery-share-flyout> <p>After</p>',
  })
  await page.goto(testPage)
  const flyout = page.locator('bindery-share-flyout')
  await flyout.evaluate((element) => element.toggleAttribute('open', true))
  const { box } = shareFlyout(page)
  await expect(box.getByText('A report')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(flyout).not.toHaveAttribute('open')
})
