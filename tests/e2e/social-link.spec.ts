/** Sharing on a network from an article (spec accounts 2: 600 by 400). */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { freeArticle, madeUp, makeUp } from './pages.ts'

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** They stand at the end of an article, and wake when they come into sight. */
const readToTheEnd = async (page: Page) => {
  await page.goto(freeArticle)
  await page.getByText('Share this article').scrollIntoViewIfNeeded()
}

const networks = [
  ['Share on X', 'https://twitter.com/intent/tweet?url='],
  ['Share on Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
  ['Share on LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url='],
] as const

/** Stands in for the networks: nothing leaves the machine. */
const playNetworks = (context: BrowserContext) =>
  context.route(/^https:\/\/(?:www\.)?(?:twitter|facebook|linkedin)\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Share</title>' }),
  )

/** Keeps what the page asks of `window.open`, and lets it happen or not. */
const watchOpen = (page: Page, blocked = false) =>
  page.addInitScript((stop) => {
    const open = window.open.bind(window)
    const asked: string[] = []
    Reflect.set(window, 'asked', asked)
    window.open = (url, target, features) => {
      asked.push(features ?? '')
      return stop ? null : open(url, target, features)
    }
  }, blocked)
const asked = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked') as string[])

for (const [name, address] of networks) {
  test(`${name}: a window of 600 by 400 with the article's address`, async ({
    page,
    context,
    host,
  }) => {
    await playNetworks(context)
    await watchOpen(page)
    await readToTheEnd(page)
    const opens = context.waitForEvent('page')
    await link(page, name).click()
    const popup = await opens
    await popup.waitForURL(address + encodeURIComponent(host.url + freeArticle))
    expect(await popup.evaluate(() => window.opener)).toBeNull()
    expect(await asked(page)).toEqual([expect.stringMatching(/^popup,width=600,height=400,/)])
    expect(page.url()).toBe(host.url + freeArticle)
  })
}

test('by keyboard, and the page hears of it', async ({ page, context }) => {
  await playNetworks(context)
  await readToTheEnd(page)
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

test('where no window may be opened the link is a plain one, in a tab', async ({
  page,
  context,
}) => {
  await playNetworks(context)
  await watchOpen(page, true)
  await readToTheEnd(page)
  const opens = context.waitForEvent('page')
  await link(page, 'Share on X').click()
  await (await opens).waitForURL(/^https:\/\/twitter\.com\/intent\/tweet/)
  expect(await asked(page)).toHaveLength(1)
})

test('a reader who asks for a tab gets one', { tag: '@window' }, async ({ page, context }) => {
  await playNetworks(context)
  await watchOpen(page)
  await readToTheEnd(page)
  const opens = context.waitForEvent('page')
  await link(page, 'Share on X').click({ modifiers: ['ControlOrMeta'] })
  await opens
  expect(await asked(page)).toEqual([])
})

test('without script the links of the page lead there', async ({ browser, host }) => {
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

test('an unknown network: its children stay, and it is told what is allowed', async ({
  page,
  mock,
  journal,
}) => {
  await makeUp(mock, {
    body: '<bindery-social-link network="myspace"><a href="/elsewhere">MySpace</a></bindery-social-link> <p>After</p>',
  })
  await page.goto(madeUp)
  await expect.poll(() => journal.warnings().join()).toContain('myspace')
  expect(journal.warnings().join()).toContain('twitter, facebook, linkedin')
  await expect(link(page, 'MySpace')).toBeVisible()
})
