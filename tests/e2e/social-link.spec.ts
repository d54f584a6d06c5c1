/** Sharing an article on a network (spec accounts 2: 600 by 400). */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { freeArticle, serveTestPage, testPage } from './site-pages.ts'

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** Scrolls to the end of the article: the tags stand there, and their chunk loads when they become visible. */
const scrollToEnd = async (page: Page) => {
  await page.goto(freeArticle)
  await page.getByText('Share this article').scrollIntoViewIfNeeded()
}

const networks = [
  ['Share on X', 'https://twitter.com/intent/tweet?url='],
  ['Share on Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
  ['Share on LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url='],
] as const

/** Answers for the networks, so that no request leaves the machine. */
const mockNetworks = (context: BrowserContext) =>
  context.route(/^https:\/\/(?:www\.)?(?:twitter|facebook|linkedin)\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Share</title>' }),
  )

/** Records the features of each `window.open`, and blocks the window if asked. */
const recordWindows = (page: Page, blocked = false) =>
  page.addInitScript((stop) => {
    const open = window.open.bind(window)
    const asked: string[] = []
    Reflect.set(window, 'asked', asked)
    window.open = (url, target, features) => {
      asked.push(features ?? '')
      return stop ? null : open(url, target, features)
    }
  }, blocked)
const windowFeatures = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked') as string[])

for (const [name, address] of networks) {
  test(`${name} opens a window of 600 by 400 with the article's address`, async ({
    page,
    context,
    host,
  }) => {
    await mockNetworks(context)
    await recordWindows(page)
    await scrollToEnd(page)
    const opens = context.waitForEvent('page')
    await link(page, name).click()
    const popup = await opens
    await popup.waitForURL(address + encodeURIComponent(host.url + freeArticle))
    expect(await popup.evaluate(() => window.opener)).toBeNull()
    expect(await windowFeatures(page)).toEqual([
      expect.stringMatching(/^popup,width=600,height=400,/),
    ])
    expect(page.url()).toBe(host.url + freeArticle)
  })
}

test('a keyboard user shares on a network, and the page receives bindery-shared', async ({
  page,
  context,
}) => {
  await mockNetworks(context)
  await scrollToEnd(page)
  await page.evaluate(() => {
    document.addEventListener('bindery-shared', (event) =>
      Reflect.set(window, 'heard', (event as CustomEvent).detail),
    )
  })
  const opens = context.waitForEvent('page')
  await link(page, 'Share on LinkedIn').focus()
  await page.keyboard.press('Enter')
  await (await opens).waitForURL(/linkedin/)
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual({ provider: 'LinkedIn' })
})

test('the social link opens a tab when a window is blocked', async ({ page, context }) => {
  await mockNetworks(context)
  await recordWindows(page, true)
  await scrollToEnd(page)
  const opens = context.waitForEvent('page')
  await link(page, 'Share on X').click()
  await (await opens).waitForURL(/^https:\/\/twitter\.com\/intent\/tweet/)
  expect(await windowFeatures(page)).toHaveLength(1)
})

test('the social link opens a tab for a click with a modifier', { tag: '@window' }, async ({
  page,
  context,
}) => {
  await mockNetworks(context)
  await recordWindows(page)
  await scrollToEnd(page)
  const opens = context.waitForEvent('page')
  await link(page, 'Share on X').click({ modifiers: ['ControlOrMeta'] })
  await opens
  expect(await windowFeatures(page)).toEqual([])
})

test("the social links are the page's own links without the script", async ({ browser, host }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: host.url })
  await page.goto(freeArticle)
  for (const [network, address] of [
    ['X', networks[0][1]],
    ['Facebook', networks[1][1]],
    ['LinkedIn', networks[2][1]],
  ] as const) {
    await expect(link(page, network)).toHaveAttribute(
      'href',
      address + encodeURIComponent(host.url + freeArticle),
    )
  }
  await page.close()
})

test('a social link with an unknown network keeps its children and warns with the allowed ones', async ({
  page,
  mock,
  journal,
}) => {
  await serveTestPage(mock, {
    body: '<bindery-social-link network="myspace"><a href="/elsewhere">MySpace</a></bindery-social-link> <p>After</p>',
  })
  await page.goto(testPage)
  await expect.poll(() => journal.warnings().join()).toContain('myspace')
  expect(journal.warnings().join()).toContain('twitter, facebook, linkedin')
  await expect(link(page, 'MySpace')).toBeVisible()
})
