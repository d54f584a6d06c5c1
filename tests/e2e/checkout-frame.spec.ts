/** bindery-checkout-frame: a card in a frame of another origin, and the page around it. */
import type { Frame } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { choosing, fillCart, guide, study } from './cart.ts'
import {
  cardIn,
  cart,
  checkoutEvents,
  closeEvent,
  frameOf,
  giftCart,
  innerFrame,
  receivedMessages,
  recordMessages,
  serveFramePage,
  signInOnCard,
} from './checkout-card.ts'
import { headerReady } from './keyboard.ts'
import { testPage } from './site-pages.ts'

const close = { source: 'bindery', version: 1, type: 'OnClose', payload: { card: 'sign-in' } }

test.beforeEach(({ context, host }) => fillCart(context, host, guide))

test('a sign-in inside the checkout frame updates the page around it', async ({
  page,
  host,
  axe,
  journal,
}) => {
  await recordMessages(page)
  await page.goto(cart)
  const iframe = page.locator('bindery-checkout-frame iframe')
  const card = cardIn(frameOf(page))
  await expect(iframe).toHaveAttribute('title', 'Sign in or create an account to check out')
  await expect(card.email).toBeVisible()
  expect(host.checkoutUrl).not.toBe(host.url)
  const height = () => iframe.evaluate((element) => (element as HTMLElement).offsetHeight)
  const inner = await innerFrame(page, '/sign-in')
  const wanted = () => inner.evaluate(() => document.documentElement.offsetHeight)
  await expect.poll(async () => (await height()) - (await wanted())).toBe(0)
  const low = await height()
  await card.link('Create one.').click()
  await expect.poll(height).toBeGreaterThan(low + 100)
  await axe()
  await card.button('Back').click()
  await expect.poll(height).toBe(low)
  await signInOnCard(card)
  await expect
    .poll(() => checkoutEvents(page))
    .toEqual([
      { type: 'bindery-checkout-go-back', detail: { card: 'registration', to: 'sign-in' } },
      closeEvent('sign-in'),
    ])
  expect(await receivedMessages(page)).toContainEqual({ origin: host.checkoutUrl, data: close })
  await expect(page.locator('bindery-account-menu')).toContainText('Robin Reader')
  await axe()
  await page.reload()
  await expect(card.heading('You are signed in.')).toBeVisible()
  await expect(page.locator('bindery-account-menu')).toContainText('Robin Reader')
  expect(journal.warnings()).toEqual([])
})

test('the checkout frame knows the reader and takes the height of its content before it scrolls into view', async ({
  page,
  host,
  context,
  signIn,
}) => {
  await signIn('reader@example.com')
  await fillCart(context, host, guide, study, choosing)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(cart)
  const iframe = page.locator('bindery-checkout-frame iframe')
  await expect(cardIn(frameOf(page)).heading('You are signed in.')).toBeVisible()
  await expect(iframe).toHaveAttribute('height', /^[12]..$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a keyboard user signs in for a gift inside the checkout frame', async ({ page }) => {
  await recordMessages(page)
  await page.goto(cart)
  const card = cardIn(frameOf(page))
  const focused = (frame: Frame) =>
    frame.evaluate(() => {
      let active = document.hasFocus() ? document.activeElement : null
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
      if (!active || active.localName === 'iframe' || active === document.body) return null
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(active)
      return {
        name: (active as HTMLInputElement).labels?.[0]?.textContent || active.textContent?.trim(),
        seen: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      }
    })
  /** Presses Tab until `name` has focus, across frames. The focus must be visible at every stop. */
  const tabTo = async (name: string) => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      for (const frame of page.frames()) {
        const now = await focused(frame)
        if (!now) continue
        // Content that is still loading may shift the layout for a moment.
        const seen = async () => now.seen || (await focused(frame))?.seen
        await expect.poll(seen, `focus on "${now.name}" is seen`).toBe(true)
        if (now.name === name) return
      }
    }
    throw new Error(`No way by Tab to ${name}`)
  }
  await expect(card.email).toBeVisible()
  await headerReady(page)
  await tabTo('Order it as a gift')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${giftCart}`)
  await expect(card.button('On to recipient')).toBeVisible()
  await headerReady(page)
  await tabTo('Email address')
  await page.keyboard.type('reader@example.com')
  await tabTo('Password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(card.heading('You are signed in.')).toBeFocused()
  await expect(page.locator('bindery-account-menu')).toContainText('Robin Reader')
  await tabTo('On to recipient')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => checkoutEvents(page))
    .toEqual([closeEvent('sign-in'), closeEvent('sign-in')])
})

test("the checkout frame also works with the provider's page around the publisher's card", async ({
  page,
  host,
  mock,
  axe,
}) => {
  await recordMessages(page)
  await page.goto(`${host.checkoutUrl}/order?gift`)
  const card = cardIn(frameOf(page))
  await expect(card.button('On to recipient')).toBeVisible()
  await axe()
  await signInOnCard(card, 'On to recipient')
  await expect.poll(() => checkoutEvents(page)).toEqual([closeEvent('sign-in')])
  expect(await receivedMessages(page)).toEqual([{ origin: host.url, data: close }])
  // The page around the frame also reads the profile.
  await expect
    .poll(async () => (await mock.calls('/api/user/profile')).at(-1))
    .toMatchObject({ status: 200 })
})

test('a reader who signs in within the frame goes on to the checkout, on either origin', async ({
  page,
  host,
}) => {
  await page.goto(cart)
  const card = cardIn(frameOf(page))
  await card.fill({ 'Email address': 'reader@example.com', Password: password })
  await card.password.press('Enter')
  await page.waitForURL(`${host.url}/shipping-payment`)
  await page.goto(cart)
  await page.locator('bindery-checkout-frame').scrollIntoViewIfNeeded()
  await expect(card.heading('You are signed in.')).toBeVisible()
  await card.button('On to checkout').click()
  await page.waitForURL(`${host.url}/shipping-payment`)
  await expect(page.locator('bindery-checkout')).toContainText('Where shall we send it?')

  await page.goto(`${host.checkoutUrl}/order?gift`)
  await cardIn(frameOf(page)).button('On to recipient').click()
  await page.waitForURL(`${host.url}/shipping-payment`)
})

test('Back on the first card leads to the previous page, on either origin', async ({
  page,
  host,
}) => {
  for (const [before, path] of [
    [`${host.url}/privacy-policy`, cart],
    [`${host.checkoutUrl}/`, `${host.checkoutUrl}/order`],
  ] as const) {
    await page.goto(before)
    await page.goto(path)
    await cardIn(frameOf(page)).button('Back').click()
    await page.waitForURL(before)
  }
})

test('focus returns to the button that opened the checkout frame', async ({ page, mock, host }) => {
  const { checkoutUrl } = host
  await serveFramePage(
    mock,
    host,
    `<button type="button">Check out</button><bindery-checkout-frame frame-origin="${checkoutUrl}"></bindery-checkout-frame>`,
  )
  await page.goto(testPage)
  const button = page.getByRole('button', { name: 'Check out' })
  await button.evaluate((element, src) => {
    element.addEventListener('click', () =>
      document.querySelector('bindery-checkout-frame')?.setAttribute('src', src),
    )
  }, `${checkoutUrl}/sign-in`)
  await button.focus()
  await page.keyboard.press('Enter')
  const card = cardIn(frameOf(page))
  await expect(page.locator('bindery-checkout-frame')).toBeFocused()
  await expect(card.email).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(card.email).toBeFocused()
  await card.button('Back').press('Enter')
  await expect(button).toBeFocused()
})

test('the checkout frame reports a page that does not answer, and a retry loads it', async ({
  page,
  host,
  journal,
}) => {
  journal.allow(/ERR_FAILED/)
  await page.clock.install()
  await page.route(`${host.checkoutUrl}/sign-in`, (route) => route.abort())
  await page.goto(cart)
  const frame = page.locator('bindery-checkout-frame')
  await expect(frame.locator('iframe')).toBeAttached()
  await page.clock.fastForward(10_000)
  await expect(frame.getByRole('alert')).toContainText('The form does not answer.')
  await expect(frame.getByRole('link', { name: 'Open it on a page of its own' })).toHaveAttribute(
    'href',
    `${host.checkoutUrl}/sign-in`,
  )
  await expect.poll(() => journal.warnings().join()).toContain('frame-ancestors')
  await page.unroute(`${host.checkoutUrl}/sign-in`)
  await frame.getByRole('button', { name: 'Try again' }).click()
  await expect(cardIn(frameOf(page)).email).toBeVisible()
  await expect(frame.getByRole('alert')).toBeEmpty()
})

test('the checkout frame reports that the browser blocks the cookie of another site', async ({
  page,
  mock,
  host,
  journal,
}) => {
  await recordMessages(page)
  const other = host.url.replace('localhost', '127.0.0.1')
  const src = `${host.checkoutUrl}/sign-in?parent=${other}`
  await serveFramePage(
    mock,
    host,
    `<bindery-checkout-frame src="${src}" frame-origin="${host.checkoutUrl}"></bindery-checkout-frame>`,
  )
  await page.goto(other + testPage)
  const card = cardIn(frameOf(page))
  await card.fill({ 'Email address': 'reader@example.com', Password: password })
  await card.press('On to checkout')
  await expect(card.alert).toHaveText(
    'Your browser does not keep you signed in here. Sign in on our own site, then come back and reload this page.',
  )
  await expect(card.link('Sign in on our own site')).toHaveAttribute(
    'href',
    `${other}/#bindery:sign-in`,
  )
  expect(await mock.calls('/authenticate')).toMatchObject([{ status: 200 }])
  await expect
    .poll(() => journal.warnings().join())
    .toContain('store none for a frame of another site')
  expect(await checkoutEvents(page)).toEqual([])
})

test("the captcha works on the checkout's origin with the card's own actions", async ({
  page,
  mock,
}) => {
  await mock.settings({ captcha: true })
  await recordMessages(page)
  const card = cardIn(frameOf(page))
  await page.goto(cart)
  await expect(card.inside).toContainText('reCAPTCHA')
  await card.fill({ 'Email address': 'reader@example.com', Password: password })
  await card.press('On to checkout')
  await expect(card.heading('You are signed in.')).toBeVisible()
  const inner = await innerFrame(page, '/sign-in')
  expect(await inner.evaluate(() => typeof Reflect.get(window, 'grecaptcha'))).toBe('object')
})
