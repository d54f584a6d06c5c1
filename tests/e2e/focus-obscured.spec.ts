/** Nothing that stays in the window covers the control that has focus (WCAG 2.4.11). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { fillCart, guide } from './cart.ts'
import { frameOf } from './checkout-card.ts'
import { freeArticle } from './site-pages.ts'

interface Stop {
  readonly name: string
  /** Focus has left the page, for the browser's own controls. */
  readonly isEnd: boolean
  /** Any of nine points of a line of the control can be seen. */
  readonly isSeen: boolean
}

/** Reads the focused control, through shadow roots. */
const readStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (!active || active === document.body) return { name: '', isEnd: true, isSeen: false }
    const isWithin = (node: Node | null, wanted: Node): boolean => {
      for (let each = node; each; ) {
        if (each === wanted) return true
        each = (each as Element).assignedSlot ?? each.parentNode ?? (each as ShadowRoot).host
      }
      return false
    }
    const drawnAt = (x: number, y: number): Element | null => {
      let found = document.elementFromPoint(x, y)
      for (;;) {
        const inner = found?.shadowRoot?.elementFromPoint(x, y)
        if (!inner || inner === found) return found
        found = inner
      }
    }
    // A label stands for a checkbox that is drawn by it.
    const own = [active, ...((active as HTMLInputElement).labels ?? [])]
    const parts = [0.1, 0.5, 0.9]
    const isSeen = [...active.getClientRects()].some(({ left, top, width, height }) =>
      parts.some((x) =>
        parts.some((y) => {
          const found = drawnAt(left + width * x, top + height * y)
          return own.some((each) => isWithin(found, each))
        }),
      ),
    )
    const name = active.ariaLabel || active.textContent?.trim().slice(0, 60) || active.localName
    return { name, isEnd: false, isSeen }
  })

/** Goes through the page by key, and returns how many stops it has. Each can be seen at least in part. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  let stops = 0
  for (; stops < 250; stops += 1) {
    await page.keyboard.press(key)
    const stop = await readStop(page)
    if (stop.isEnd) break
    if (stop.isSeen) continue
    // What is loading may move the control for a moment.
    await expect
      .poll(async () => (await readStop(page)).isSeen, `${key}: “${stop.name}” can be seen`)
      .toBe(true)
  }
  return stops
}

async function walkBothWays(page: Page) {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    expect(await walk(page, key), key).toBeGreaterThan(20)
  }
}

/** Pages with sticky bars, and what a reader sees once the page has its height. */
const pages = [
  ['/account', (page: Page) => page.locator('bindery-profile-form [part=box]')],
  ['/my-library', (page: Page) => page.locator('bindery-my-library :is(a, article):visible')],
  ['/shopping-cart', (page: Page) => frameOf(page).getByText('You are signed in.')],
] as const

for (const [name, size] of [
  ['wide', { width: 1280, height: 600 }],
  ['narrow', { width: 320, height: 568 }],
] as const) {
  test(`a keyboard user sees each control that has focus, forwards and backwards: ${name}`, async ({
    page,
    context,
    host,
    signIn,
  }) => {
    test.slow()
    // The site scrolls smoothly otherwise.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    // A guest who scrolls gets the banner at the lower edge of the window, too.
    await page.goto(freeArticle)
    const banner = page.getByRole('region', { name: 'Subscription offer' })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await banner.waitFor()
    await walkBothWays(page)
    await expect(banner).toBeVisible()
    await fillCart(context, host, guide)
    await signIn('reader@example.com')
    for (const [path, there] of pages) {
      await test.step(path, async () => {
        await page.goto(path)
        await there(page).first().waitFor()
        await walkBothWays(page)
      })
    }
  })
}
