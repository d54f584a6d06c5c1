/** No tag shifts the layout when it upgrades (performance: the layout shift of the kit is 0). */
import type { Page } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { choosing, fillCart, guide } from './cart.ts'
import { cart } from './checkout-card.ts'
import { freeArticle, meteredArticle } from './site-pages.ts'

const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & {
          sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        for (const { node, previousRect, currentRect } of sources) {
          const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName
          shifts.push(`${name}: ${box(previousRect)} to ${box(currentRect)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The recorded shifts, after two more frames in which a late one would be counted. */
const recordedShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Reflect.get(window, 'shifts'))),
        )
      }),
  )

/** Simulates a slow network: the script loads after the first paint, and the API answers after the tags have upgraded. */
const visitSlowly = async (page: Page, path: string) => {
  const letScript = await hold(page, '**/bindery/bindery.js')
  const letAnswers = await hold(page, '**/api/**')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await recordedShifts(page)
  letScript()
  await page.locator('bindery-account-menu:defined').waitFor()
  await recordedShifts(page)
  letAnswers()
}

/** Pages whose list or form takes space above other content, each with an element that is visible once it has loaded. */
const growing = [
  ['/de', 'bindery-newsletter-list [part=newsletter]'],
  ['/email-newsletters', 'bindery-newsletter-list [part=newsletter]'],
  ['/visual-library', 'bindery-stream [part=feed]'],
  ['/search?q=price', 'bindery-stream [part=box]'],
  ['/archive-toc', 'bindery-archive-picker [part=picker]'],
  ['/archive-toc/BR5605', 'bindery-archive-picker [part=picker]'],
] as const

for (const [name, size] of [
  ['wide', { width: 1280, height: 800 }],
  ['narrow', { width: 320, height: 640 }],
] as const) {
  for (const path of ['/', freeArticle, meteredArticle, '/subscriber-registration', cart]) {
    test(`${path} does not shift for a guest, nor while the modal opens and closes: ${name}`, async ({
      page,
    }) => {
      await recordShifts(page)
      await page.setViewportSize(size)
      await page.goto(path)
      const modal = authModal(page)
      await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
      expect(await recordedShifts(page)).toEqual([])
      await modal.openSignIn()
      await page.keyboard.press('Escape')
      await expect(modal.dialog()).toHaveCount(0)
      expect(await recordedShifts(page)).toEqual([])
    })
  }

  test(`pages with a list or form that loads late do not shift on a slow network: ${name}`, async ({
    page,
  }) => {
    await recordShifts(page)
    await page.setViewportSize(size)
    for (const [path, there] of growing) {
      await test.step(path, async () => {
        await visitSlowly(page, path)
        await page.locator(there).first().waitFor()
        expect.soft(await recordedShifts(page), path).toEqual([])
        await page.unrouteAll({ behavior: 'wait' })
      })
    }
  })

  test(`the cart page does not shift on a slow network, nor when its pictures load: ${name}`, async ({
    page,
    context,
    host,
  }) => {
    await fillCart(context, host, guide, choosing)
    await recordShifts(page)
    await page.setViewportSize(size)
    const letPictures = await hold(page, '**/assets/pictures/**')
    await visitSlowly(page, cart)
    const lines = page.getByRole('list', { name: 'What is in your cart' })
    await expect(lines.getByRole('listitem')).toHaveCount(2)
    expect(await recordedShifts(page)).toEqual([])
    letPictures()
    await expect
      .poll(() =>
        lines
          .locator('img')
          .first()
          .evaluate((img: HTMLImageElement) => img.complete),
      )
      .toBe(true)
    expect(await recordedShifts(page)).toEqual([])
  })

  test(`the front page and an article do not shift for a reader: ${name}`, async ({
    page,
    signIn,
  }) => {
    await recordShifts(page)
    await page.setViewportSize(size)
    await signIn('better@example.com')
    for (const path of ['/', freeArticle]) {
      await page.goto(path)
      await header(page).getByText('Ben Better').waitFor()
      expect(await recordedShifts(page)).toEqual([])
    }
  })
}
