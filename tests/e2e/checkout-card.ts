/** The checkout's cards and their frame: elements by role and label, and recorded messages. */
import type { FrameLocator, Page } from '@playwright/test'
import type { Host } from '../support/host.ts'
import type { Mock } from '../support/mock.ts'
import { press } from '../support/press.ts'
import { expect, password } from '../support/test.ts'
import { serveTestPage } from './site-pages.ts'

export const cart = '/shopping-cart'
export const giftCart = '/shopping-cart?for=gift'

export const nora = {
  'First name': 'Nora',
  'Last name': 'New',
  'Email address': 'nora@example.com',
  Password: 'Correct#Horse9',
}

/** The card on a page, or in a frame. */
export const cardIn = (root: Page | FrameLocator) => {
  const inside = root.locator('bindery-checkout-card')
  const field = (label: string) => inside.getByLabel(label, { exact: true })
  const button = (name: string) => inside.getByRole('button', { name, exact: true })
  return {
    inside,
    field,
    button,
    email: field('Email address'),
    password: field('Password'),
    heading: (name: string) => inside.getByRole('heading', { name, exact: true }),
    link: (name: string) => inside.getByRole('link', { name, exact: true }),
    alert: inside.getByRole('alert').filter({ hasText: /./ }),
    fill: async (values: Readonly<Record<string, string>>) => {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value)
    },
    /** Presses a button even if it is aria-disabled. */
    press: (name: string) => press(button(name)),
  }
}

export const signInOnCard = async (card: ReturnType<typeof cardIn>, onward = 'On to checkout') => {
  await card.fill({ 'Email address': 'reader@example.com', Password: password })
  await card.press(onward)
  await expect(card.heading('You are signed in.')).toBeVisible()
}

/** Serves a page that may frame the provider's origin and an attacker's. */
export const serveFramePage = (mock: Mock, host: Host, body: string) =>
  serveTestPage(mock, { body, frames: `${host.checkoutUrl} http://evil.test` })
export const frameTag = ({ checkoutUrl }: Host) =>
  `<bindery-checkout-frame src="${checkoutUrl}/sign-in" frame-origin="${checkoutUrl}"></bindery-checkout-frame>`

export const frameOf = (page: Page) => page.frameLocator('bindery-checkout-frame iframe')

/** Returns the first frame whose URL contains `part`, to run a script in it. */
export const innerFrame = async (page: Page, part: string) => {
  await expect.poll(() => page.frames().some((frame) => frame.url().includes(part))).toBe(true)
  const found = page.frames().find((frame) => frame.url().includes(part))
  if (!found) throw new Error(`no frame is at ${part}`)
  return found
}

interface Recorder {
  messages?: { origin: string; data: unknown }[]
  events?: { type: string; detail: unknown }[]
}

/**
 * Records the messages to each page and the events of the checkout. Call it before the page loads. The page's own
 * script does not hear that the frame is done, so it stays on this page.
 */
export const recordMessages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const recorder = window as Recorder
    recorder.messages = []
    recorder.events = []
    addEventListener('message', ({ origin, data }) => recorder.messages?.push({ origin, data }))
    for (const type of ['bindery-checkout-close', 'bindery-checkout-go-back']) {
      document.addEventListener(type, (event) => {
        recorder.events?.push({ type, detail: (event as CustomEvent).detail })
        if (type.endsWith('close')) event.stopImmediatePropagation()
      })
    }
  })

/** The messages to the outermost page, without those about the height. */
export const receivedMessages = (page: Page) =>
  page.evaluate(() =>
    ((window as Recorder).messages ?? []).filter(
      ({ data }) => (data as { type?: unknown } | null)?.type !== 'OnResize',
    ),
  )

export const checkoutEvents = (page: Page) => page.evaluate(() => (window as Recorder).events ?? [])
export const closeEvent = (card: string | null) => ({
  type: 'bindery-checkout-close',
  detail: { card },
})
