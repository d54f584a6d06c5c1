/** Who is heard and who is told, across the border of a frame (reliability 11, case 14). */
import type { Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import {
  cardIn,
  events,
  framed,
  frameOf,
  innerFrame,
  listen,
  makeCart,
  posted,
  signInAt,
} from './checkout-card.ts'
import { madeUp } from './pages.ts'

const evil = 'http://evil.test'
const close = { source: 'bindery', version: 1, type: 'OnClose', payload: { card: 'sign-in' } }

/** Answers at an address that no server of ours has. */
const serve = (page: Page, url: string, body: string) =>
  page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>x</title>${body}` }),
  )

test('a message of a wrong origin, window or shape is not heard', async ({ page, mock, host }) => {
  await listen(page)
  const { checkoutUrl } = host
  const post = `<script>onload = () => parent.postMessage(${JSON.stringify(close)}, '*')</script>`
  await serve(page, `${evil}/**`, post)
  await serve(page, `${checkoutUrl}/stranger`, post)
  await makeCart(
    mock,
    host,
    `${framed(host)}<iframe title="evil" src="${evil}/one"></iframe><iframe title="stranger" src="${checkoutUrl}/stranger"></iframe>`,
  )
  await page.goto(madeUp)
  await expect(cardIn(frameOf(page)).email).toBeVisible()
  await expect.poll(async () => (await posted(page)).length).toBe(2)
  const inner = await innerFrame(page, '/sign-in')
  // The right window and origin, and no message of ours; the last of them is one.
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
    .poll(() => events(page))
    .toEqual([{ type: 'bindery-checkout-go-back', detail: { card: null, to: null } }])
  // A number out of all bounds is held within them.
  await inner.evaluate((message) => {
    parent.postMessage({ ...message, type: 'OnResize', payload: { height: 1e9 } }, '*')
  }, close)
  await expect(page.locator('bindery-checkout-frame iframe')).toHaveAttribute('height', '4000')
  // Case 14: the right frame, led to an attacker's page.
  await inner.goto(`${evil}/two`)
  await expect
    .poll(async () => (await posted(page)).some(({ origin }) => origin === evil))
    .toBe(true)
  const led = await innerFrame(page, '/two')
  await led.evaluate((message) => {
    parent.postMessage(message, '*')
    // What is posted after it arrives after it.
    parent.postMessage('last', '*')
  }, close)
  await expect.poll(async () => (await posted(page)).at(-1)?.data).toBe('last')
  expect(await events(page)).toHaveLength(1)
})

/** A page of ours around a frame with a card, as its editor wrote it. */
const cardWritten = (mock: Mock, attributes: string) => {
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
/** All that was posted to the page, once its frame has said a last word to whoever wants it. */
const allHeard = async (page: Page) => {
  const inner = await innerFrame(page, '/inner')
  await inner.evaluate(() => parent.postMessage('last', '*'))
  const heard = () => page.evaluate(() => (window as { heard?: { data: unknown }[] }).heard ?? [])
  await expect.poll(async () => (await heard()).at(-1)?.data).toBe('last')
  return (await heard()).map(({ data }) => data)
}

test('nothing is posted to an origin that nobody named', async ({ page, mock, journal }) => {
  await listen(page)
  // The browser itself says that there is nobody of that name.
  journal.allow(/target origin provided \('http:\/\/evil\.test'\) does not match/)
  await cardWritten(mock, `parent-origin="${evil}"`)
  await page.goto('/around')
  const card = cardIn(page.frameLocator('iframe'))
  await card.link('Create one.').click()
  await card.button('Back').click()
  await signInAt(card)
  await card.press('On to checkout')
  expect(await allHeard(page)).toEqual(['last'])
})

test('a card without parent-origin says so once, and posts nothing', async ({
  page,
  mock,
  journal,
}) => {
  await listen(page)
  await cardWritten(mock, 'gift')
  await page.goto('/around')
  const card = cardIn(page.frameLocator('iframe'))
  await card.link('Create one.').click()
  await card.link('Sign in.').click()
  await signInAt(card, 'On to recipient')
  await expect(card.button('On to recipient')).toBeHidden()
  expect(await allHeard(page)).toEqual(['last'])
  await expect
    .poll(() => journal.warnings().filter((line) => line.includes('parent-origin')))
    .toHaveLength(1)
})

test('the provider’s page is shown in the frames of the publisher it is made for alone', async ({
  page,
  mock,
  host,
  journal,
}) => {
  journal.allow(/frame-ancestors/)
  await makeCart(mock, host, framed(host))
  await page.goto(host.url.replace('localhost', '127.0.0.1') + madeUp)
  await expect
    .poll(() => journal.lines.some(({ text }) => text.includes('frame-ancestors')))
    .toBe(true)
  await expect(cardIn(frameOf(page)).inside).toHaveCount(0)
})

test('in a sandbox of the page’s own a reader signs in, and the message is as it is written', async ({
  page,
  mock,
  host,
  journal,
}) => {
  await listen(page)
  const { checkoutUrl } = host
  await makeCart(
    mock,
    host,
    `<iframe title="Checkout" width="500" height="900" sandbox="allow-scripts allow-forms allow-same-origin" src="${checkoutUrl}/registration"></iframe>`,
  )
  await page.goto(madeUp)
  const card = cardIn(page.frameLocator('iframe'))
  await card.fill({
    'First name': 'Rita',
    'Last name': 'Restricted',
    'Email address': 'restricted@example.com',
    Password: 'Correct#Horse9',
  })
  // The sandbox does not let it lead the page away: the words stay.
  journal.allow(/Unsafe attempt to initiate navigation|allow-top-navigation/)
  await card.press('On to checkout')
  await expect(card.alert).toContainText('having trouble verifying your account')
  expect(page.url()).toBe(host.url + madeUp)
  await card.link('Sign in.').click()
  await signInAt(card)
  await expect.poll(() => posted(page)).toEqual([{ origin: checkoutUrl, data: close }])
})
