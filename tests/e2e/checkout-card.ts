/** The checkout's cards and their frame, as a reader finds them. */
import type { FrameLocator, Page } from '@playwright/test'
import type { Host } from '../support/host.ts'
import type { Mock } from '../support/mock.ts'
import { press } from '../support/press.ts'
import { expect, password } from '../support/test.ts'
import { makeUp } from './pages.ts'

export const cart = '/shopping-cart'
export const giftCart = '/shopping-cart?for=gift'

export const nora = {
  'First name': 'Nora',
  'Last name': 'New',
  'Email address': 'nora@example.com',
  Password: 'Correct#Horse9',
}

/** A card, on a page or in a frame of one. */
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
    /** Also when it looks inactive. */
    press: (name: string) => press(button(name)),
  }
}

export const signInAt = async (card: ReturnType<typeof cardIn>, onward = 'On to checkout') => {
  await card.fill({ 'Email address': 'reader@example.com', Password: password })
  await card.press(onward)
  await expect(card.heading('You are signed in.')).toBeVisible()
}

/** A page that may frame the provider's, and a stranger's. */
export const makeCart = (mock: Mock, host: Host, body: string) =>
  makeUp(mock, { body, frames: `${host.checkoutUrl} http://evil.test` })
export const framed = ({ checkoutUrl }: Host) =>
  `<bindery-checkout-frame src="${checkoutUrl}/sign-in" frame-origin="${checkoutUrl}"></bindery-checkout-frame>`

export const frameOf = (page: Page) => page.frameLocator('bindery-checkout-frame iframe')

/** What the page in the first frame of the outermost one is, to run a script in it. */
export const innerFrame = async (page: Page, part: string) => {
  await expect.poll(() => page.frames().some((frame) => frame.url().includes(part))).toBe(true)
  const found = page.frames().find((frame) => frame.url().includes(part))
  if (!found) throw new Error(`no frame is at ${part}`)
  return found
}

interface Ears {
  heard?: { origin: string; data: unknown }[]
  events?: { type: string; detail: unknown }[]
}

/** Writes down what is posted to each page, and the events of the checkout. Before the page is loaded. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ears = window as Ears
    ears.heard = []
    ears.events = []
    addEventListener('message', ({ origin, data }) => ears.heard?.push({ origin, data }))
    for (const type of ['bindery-checkout-close', 'bindery-checkout-go-back']) {
      document.addEventListener(type, (event) =>
        ears.events?.push({ type, detail: (event as CustomEvent).detail }),
      )
    }
  })

/** What was posted to the outermost page, by type; the height left out. */
export const posted = (page: Page) =>
  page.evaluate(() =>
    ((window as Ears).heard ?? []).filter(
      ({ data }) => (data as { type?: unknown } | null)?.type !== 'OnResize',
    ),
  )

export const events = (page: Page) => page.evaluate(() => (window as Ears).events ?? [])
export const closed = (card: string | null) => ({
  type: 'bindery-checkout-close',
  detail: { card },
})
