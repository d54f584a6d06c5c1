/** The live chat of /permissions: polled for every 500 ms, ten times (spec accounts 1, 2 and 9). */
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const fallback = '<p>Write to <a href="mailto:permissions@example.com">our permissions desk</a></p>'
const tag = (attributes: string) =>
  `<bindery-live-chat ${attributes}>${fallback}</bindery-live-chat>`

test('the live chat of /permissions loads late and is used by keyboard alone', async ({
  page,
  axe,
}) => {
  // Typing scrolls the page and swaps its logo. Without motion the swap is immediate.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const come = await hold(page, '**/assets/harbour-chat.js')
  // The page itself requests the script, so its load event waits for it.
  await page.goto('/permissions', { waitUntil: 'domcontentloaded' })
  const mail = page.getByRole('link', { name: 'permissions@halyard.example' })
  await expect(mail).toBeVisible()
  come()
  const open = page.getByRole('button', { name: 'Chat with us' })
  await expect(open).toBeVisible()
  await expect(mail).toBeHidden()
  await axe()
  await open.focus()
  await page.keyboard.press('Enter')
  const chat = page.getByRole('dialog', { name: 'Chat with the permissions desk' })
  await expect(chat).toBeVisible()
  await page.keyboard.type('May I translate an article?')
  await page.keyboard.press('Enter')
  await expect(chat.getByRole('log')).toContainText('May I translate an article?')
  await expect(chat.getByRole('log')).toContainText('Which article is it about')
  await axe()
})

test('the live chat is a mail link without JavaScript', async ({ browser, host }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: host.url })
  const page = await context.newPage()
  await page.goto('/permissions')
  await expect(page.getByRole('link', { name: 'permissions@halyard.example' })).toBeVisible()
  await context.close()
})

test('the live chat polls ten times for a chat that never loads, then stops without a warning', async ({
  page,
  mock,
  journal,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const looks: number[] = []
    Object.defineProperty(window, 'Chat', { get: () => void looks.push(Date.now()) })
    Object.assign(window, { looks })
  })
  const scripts: string[] = []
  await page.route('**/chat.js', (route) => {
    scripts.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: ';' })
  })
  await serveTestPage(mock, { body: tag('src="/chat.js" global="Chat"').repeat(2) })
  await page.goto(testPage)
  const looks = () => page.evaluate((): number[] => Reflect.get(window, 'looks'))
  await expect.poll(() => scripts.length).toBe(1)
  await expect.poll(async () => (await looks()).length).toBeGreaterThan(1)
  await page.clock.runFor(60_000)
  const [, ...polled] = await looks()
  expect(polled).toHaveLength(10)
  for (const [at, time] of polled.entries()) {
    expect(time - (polled[at - 1] ?? time - 500)).toBeGreaterThanOrEqual(500)
  }
  await page.clock.runFor(60_000)
  expect(await looks()).toHaveLength(11)
  await expect(page.getByRole('link', { name: 'our permissions desk' })).toHaveCount(2)
  expect(scripts).toHaveLength(1)
  expect(journal.warnings()).toEqual([])
})

test('the live chat keeps its mail link when the script fails to load', async ({
  page,
  mock,
  journal,
}) => {
  journal.allow(/Failed to load resource|Refused to execute script/)
  await serveTestPage(mock, {
    body: `${tag('src="/nowhere/chat.js" global="Chat"')}<bindery-account-menu></bindery-account-menu>`,
  })
  await page.goto(testPage)
  await expect.poll(async () => (await mock.calls('/nowhere/')).length).toBe(1)
  await expect(page.getByRole('link', { name: 'our permissions desk' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(journal.warnings()).toEqual([])
})

test('the live chat loads no script that a tag inside the text names', async ({
  page,
  mock,
  journal,
}) => {
  await serveTestPage(mock, {
    body: `<div class="comment">${tag('src="/uploads/1.js" global="Chat"')} Nice article.</div>`,
  })
  await page.goto(testPage)
  await expect
    .poll(() => journal.warnings())
    .toEqual([expect.stringMatching(/src="\/uploads\/1.js" is ignored; allowed: in <body> itself/)])
  expect(await mock.calls('/uploads/')).toEqual([])
})

test('the live chat refuses a script on another origin and sends nothing to it', async ({
  page,
  mock,
  journal,
  host,
}) => {
  const elsewhere = host.url.replace('localhost', '127.0.0.1')
  await serveTestPage(mock, { body: tag(`src="${elsewhere}/chat.js" global="Chat"`) })
  await page.goto(testPage)
  await expect
    .poll(() => journal.warnings())
    .toEqual([
      `bindery: <bindery-live-chat> src="${elsewhere}/chat.js" is ignored; allowed: an http(s) address on this site or one of allowed-origins`,
    ])
  await expect(page.getByRole('link', { name: 'our permissions desk' })).toBeVisible()
  expect(await mock.calls('/chat.js')).toEqual([])
})
