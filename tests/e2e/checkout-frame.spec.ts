/** bindery-checkout-frame: a card in a frame of another origin, and the page around it. */
import type { Frame } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { choosing, fill, guide, study } from './cart.ts'
import {
  cardIn,
  cart,
  closed,
  events,
  frameOf,
  giftCart,
  innerFrame,
  listen,
  makeCart,
  posted,
  signInAt,
} from './checkout-card.ts'
import { headerThere } from './keyboard.ts'
import { madeUp } from './pages.ts'

const close = { source: 'bindery', version: 1, type: 'OnClose', payload: { card: 'sign-in' } }

test('a reader signs in across the border, and the page around the frame follows', async ({
  page,
  host,
  axe,
  journal,
}) => {
  await listen(page)
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
  await signInAt(card)
  await expect
    .poll(() => events(page))
    .toEqual([
      { type: 'bindery-checkout-go-back', detail: { card: 'registration', to: 'sign-in' } },
      closed('sign-in'),
    ])
  expect(await posted(page)).toContainEqual({ origin: host.checkoutUrl, data: close })
  await expect(page.locator('bindery-account-menu')).toContainText('Robin Reader')
  await axe()
  await page.reload()
  await expect(card.heading('You are signed in.')).toBeVisible()
  await expect(page.locator('bindery-account-menu')).toContainText('Robin Reader')
  expect(journal.warnings()).toEqual([])
})

test('a frame out of sight says how high it wants to be, and that it is there', async ({
  page,
  host,
  context,
}) => {
  await fill(context, host, guide, study, choosing)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(cart)
  const iframe = page.locator('bindery-checkout-frame iframe')
  await expect(iframe).toHaveAttribute('height', /^[1-9]/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a gift is signed in for by keyboard alone', async ({ page }) => {
  await listen(page)
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
  /** Goes on by Tab, into the frame, too; every stop on the way is seen. */
  const tabTo = async (name: string) => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      for (const frame of page.frames()) {
        const now = await focused(frame)
        if (!now) continue
        // What is still loading may move it for a moment.
        const seen = async () => now.seen || (await focused(frame))?.seen
        await expect.poll(seen, `focus on "${now.name}" is seen`).toBe(true)
        if (now.name === name) return
      }
    }
    throw new Error(`No way by Tab to ${name}`)
  }
  await expect(card.email).toBeVisible()
  await headerThere(page)
  await tabTo('Order it as a gift')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${giftCart}`)
  await expect(card.button('On to recipient')).toBeVisible()
  await headerThere(page)
  await tabTo('Email address')
  await page.keyboard.type('reader@example.com')
  await tabTo('Password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(card.heading('You are signed in.')).toBeFocused()
  await expect(page.locator('bindery-account-menu')).toContainText('Robin Reader')
  await tabTo('On to recipient')
  await page.keyboard.press('Enter')
  await expect.poll(() => events(page)).toEqual([closed('sign-in'), closed('sign-in')])
})

test('the other way round: the provider’s page shows the publisher’s card', async ({
  page,
  host,
  mock,
  axe,
}) => {
  await listen(page)
  await page.goto(`${host.checkoutUrl}/order?gift`)
  const card = cardIn(frameOf(page))
  await expect(card.button('On to recipient')).toBeVisible()
  await axe()
  await signInAt(card, 'On to recipient')
  await expect.poll(() => events(page)).toEqual([closed('sign-in')])
  expect(await posted(page)).toEqual([{ origin: host.url, data: close }])
  // The page around the frame asks, too, who has come.
  await expect
    .poll(async () => (await mock.calls('/api/user/profile')).at(-1))
    .toMatchObject({ status: 200 })
})

test('Back out of the first card leads to the page before, on either side', async ({
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

test('what opens the frame has focus again when the card is done with', async ({
  page,
  mock,
  host,
}) => {
  const { checkoutUrl } = host
  await makeCart(
    mock,
    host,
    `<button type="button">Check out</button><bindery-checkout-frame frame-origin="${checkoutUrl}"></bindery-checkout-frame>`,
  )
  await page.goto(madeUp)
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

test('a frame that does not answer is told of, and tried again', async ({
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

test('in a frame of another site the browser keeps no cookie, and that is said', async ({
  page,
  mock,
  host,
  journal,
}) => {
  await listen(page)
  const other = host.url.replace('localhost', '127.0.0.1')
  const src = `${host.checkoutUrl}/sign-in?parent=${other}`
  await makeCart(
    mock,
    host,
    `<bindery-checkout-frame src="${src}" frame-origin="${host.checkoutUrl}"></bindery-checkout-frame>`,
  )
  await page.goto(other + madeUp)
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
    .toContain('keeps none for a frame of another site')
  expect(await events(page)).toEqual([])
})
