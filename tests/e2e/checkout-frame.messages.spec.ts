/** Messages across the border of the checkout frame: which are accepted, and to whom they are posted (reliability 11, case 14). */
import type { Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import {
  cardIn,
  checkoutEvents,
  frameOf,
  frameTag,
  innerFrame,
  receivedMessages,
  recordMessages,
  serveFramePage,
  signInOnCard,
} from './checkout-card.ts'
import { testPage } from './site-pages.ts'

const evil = 'http://evil.test'
const close = { source: 'bindery', version: 1, type: 'OnClose', payload: { card: 'sign-in' } }

/** Fulfils requests for an address that no test server serves. */
const fulfilPage = (page: Page, url: string, body: string) =>
  page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>x</title>${body}` }),
  )

test('the checkout frame ignores a message of a wrong origin, window or shape', async ({
  page,
  mock,
  host,
}) => {
  await recordMessages(page)
  const { checkoutUrl } = host
  const post = `<script>onload = () => parent.postMessage(${JSON.stringify(close)}, '*')</script>`
  await fulfilPage(page, `${evil}/**`, post)
  await fulfilPage(page, `${checkoutUrl}/stranger`, post)
  await serveFramePage(
    mock,
    host,
    `${frameTag(host)}<iframe title="evil" src="${evil}/one"></iframe><iframe title="stranger" src="${checkoutUrl}/stranger"></iframe>`,
  )
  await page.goto(testPage)
  await expect(cardIn(frameOf(page)).email).toBeVisible()
  await expect.poll(async () => (await receivedMessages(page)).length).toBe(2)
  const inner = await innerFrame(page, '/sign-in')
  // From the right window and origin, only the last of these is a valid message.
  await inner.evaluate((message) => {
    for (const data of [
      'OnClose',
      JSON.stringify(message),
      null,
      { ...message, source: 'other' },
      { ...message, version: 2 },
      { ...message, version: '1' },
      { ...message, type: 'Close' },
      { ...message, type: 'OnResize', payload: { height: '9999px' } },
      { ...message, type: 'OnGoBack', payload: { card: '<b>', to: ['sign-in'] } },
    ]) {
      parent.postMessage(data, '*')
    }
  }, close)
  await expect
    .poll(() => checkoutEvents(page))
    .toEqual([{ type: 'bindery-checkout-go-back', detail: { card: null, to: null } }])
  // A height out of bounds is clamped.
  await inner.evaluate((message) => {
    parent.postMessage({ ...message, type: 'OnResize', payload: { height: 1e9 } }, '*')
  }, close)
  await expect(page.locator('bindery-checkout-frame iframe')).toHaveAttribute('height', '4000')
  // Case 14: the right frame, navigated to an attacker's page.
  await inner.goto(`${evil}/two`)
  await expect
    .poll(async () => (await receivedMessages(page)).some(({ origin }) => origin === evil))
    .toBe(true)
  const led = await innerFrame(page, '/two')
  await led.evaluate((message) => {
    parent.postMessage(message, '*')
    // Messages arrive in the order in which they are posted.
    parent.postMessage('last', '*')
  }, close)
  await expect.poll(async () => (await receivedMessages(page)).at(-1)?.data).toBe('last')
  expect(await checkoutEvents(page)).toHaveLength(1)
})

test('a frame that floods its page with messages fires few events and causes few requests', async ({
  page,
  mock,
  host,
}) => {
  await recordMessages(page)
  await serveFramePage(mock, host, frameTag(host))
  await page.goto(testPage)
  await expect(cardIn(frameOf(page)).email).toBeVisible()
  const profileReads = () => mock.calls('/api/user/profile')
  // The page's own read has to be among those before.
  await expect.poll(async () => (await profileReads()).length).toBeGreaterThan(0)
  const before = (await profileReads()).length
  const inner = await innerFrame(page, '/sign-in')
  await inner.evaluate((message) => {
    for (let times = 0; times < 10_000; times += 1) {
      parent.postMessage(message, '*')
      parent.postMessage({ ...message, type: 'OnResize', payload: { height: 300 + times } }, '*')
    }
    parent.postMessage({ ...message, type: 'OnGoBack', payload: { card: 'sign-in' } }, '*')
  }, close)
  const types = async () => (await checkoutEvents(page)).map(({ type }) => type)
  await expect.poll(async () => (await types()).at(-1)).toBe('bindery-checkout-go-back')
  // One close of 10,000, or some more where the machine is so slow that there are gaps between the messages.
  const closes = (await types()).filter((type) => type === 'bindery-checkout-close').length
  expect(closes).toBeGreaterThan(0)
  expect(closes).toBeLessThan(100)
  await expect(page.locator('bindery-checkout-frame iframe')).toHaveAttribute('height', '4000')
  expect((await profileReads()).length - before).toBeLessThan(3)
})

/** A page around a frame that contains a card with these attributes. */
const serveCard = (mock: Mock, attributes: string) => {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const script = '<script async src="/bindery/bindery.js" data-api-base="/api/"></script>'
  const icon = '<link rel="icon" href="/assets/mark.svg">'
  const inner = `<bindery-checkout-card ${attributes}></bindery-checkout-card>`
  return mock.faults([
    { path: '/inner', headers, body: `<!doctype html>${icon}${script}<body>${inner}` },
    {
      path: '/around',
      headers,
      body: `<!doctype html>${icon}<iframe title="Card" width="500" height="800" src="/inner"></iframe>`,
    },
  ])
}
/** All messages that the page received, after its frame has posted a last one to any origin. */
const allMessages = async (page: Page) => {
  const inner = await innerFrame(page, '/inner')
  await inner.evaluate(() => parent.postMessage('last', '*'))
  const messages = () =>
    page.evaluate(() => (window as { messages?: { data: unknown }[] }).messages ?? [])
  await expect.poll(async () => (await messages()).at(-1)?.data).toBe('last')
  return (await messages()).map(({ data }) => data)
}

test('a checkout card posts nothing to an origin that its frame does not have', async ({
  page,
  mock,
  journal,
}) => {
  await recordMessages(page)
  // The browser itself reports the mismatch of the origin.
  journal.allow(/target origin provided \('http:\/\/evil\.test'\) does not match/)
  await serveCard(mock, `parent-origin="${evil}"`)
  await page.goto('/around')
  const card = cardIn(page.frameLocator('iframe'))
  await card.link('Create one.').click()
  await card.button('Back').click()
  await signInOnCard(card)
  await card.press('On to checkout')
  expect(await allMessages(page)).toEqual(['last'])
})

test('a checkout card without parent-origin warns once and posts nothing', async ({
  page,
  mock,
  journal,
}) => {
  await recordMessages(page)
  await serveCard(mock, 'gift')
  await page.goto('/around')
  const card = cardIn(page.frameLocator('iframe'))
  await card.link('Create one.').click()
  await card.link('Sign in.').click()
  await signInOnCard(card, 'On to recipient')
  await expect(card.button('On to recipient')).toBeHidden()
  expect(await allMessages(page)).toEqual(['last'])
  await expect
    .poll(() => journal.warnings().filter((line) => line.includes('parent-origin')))
    .toHaveLength(1)
})

test("the provider's page renders only in frames of the publisher it is made for", async ({
  page,
  mock,
  host,
  journal,
}) => {
  journal.allow(/frame-ancestors/)
  await serveFramePage(mock, host, frameTag(host))
  await page.goto(host.url.replace('localhost', '127.0.0.1') + testPage)
  await expect
    .poll(() => journal.lines.some(({ text }) => text.includes('frame-ancestors')))
    .toBe(true)
  await expect(cardIn(frameOf(page)).inside).toHaveCount(0)
})

test("a reader signs in inside a page's own sandboxed frame, and the message has the documented shape", async ({
  page,
  mock,
  host,
  journal,
}) => {
  await recordMessages(page)
  const { checkoutUrl } = host
  await serveFramePage(
    mock,
    host,
    `<iframe title="Checkout" width="500" height="900" sandbox="allow-scripts allow-forms allow-same-origin" src="${checkoutUrl}/registration"></iframe>`,
  )
  await page.goto(testPage)
  const card = cardIn(page.frameLocator('iframe'))
  await card.fill({
    'First name': 'Rita',
    'Last name': 'Restricted',
    'Email address': 'restricted@example.com',
    Password: 'Correct#Horse9',
  })
  // The sandbox forbids the navigation of the page, so the message stays.
  journal.allow(/Unsafe attempt to initiate navigation|allow-top-navigation/)
  await card.press('On to checkout')
  await expect(card.alert).toContainText('having trouble verifying your account')
  expect(page.url()).toBe(host.url + testPage)
  await card.link('Sign in.').click()
  await signInOnCard(card)
  await expect.poll(() => receivedMessages(page)).toEqual([{ origin: checkoutUrl, data: close }])
})
