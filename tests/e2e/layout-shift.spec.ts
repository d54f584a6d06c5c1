/** Nothing on a page moves when its tags wake up (performance: layout shift caused by us is 0). */
import type { Page } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { choosing, fill, guide } from './cart.ts'
import { cart } from './checkout-card.ts'
import { freeArticle, meteredArticle } from './pages.ts'

const watch = (page: Page) =>
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

/** After the next frames, in which a shift would have been counted. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Reflect.get(window, 'shifts'))),
        )
      }),
  )

/** A slow network: the script comes when the page has been painted, the API's answers when the tags have. */
const visitSlowly = async (page: Page, path: string) => {
  const letScript = await hold(page, '**/bindery/bindery.js')
  const letAnswers = await hold(page, '**/api/**')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await shifts(page)
  letScript()
  await page.locator('bindery-account-menu:defined').waitFor()
  await shifts(page)
  letAnswers()
}

/** Pages on which a list or a form takes the place of something lower, and what is seen when it is there. */
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
    test(`${path}, ${name}, for a guest, and with the modal over it`, async ({ page }) => {
      await watch(page)
      await page.setViewportSize(size)
      await page.goto(path)
      const modal = authModal(page)
      await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
      expect(await shifts(page)).toEqual([])
      await modal.openSignIn()
      await page.keyboard.press('Escape')
      await expect(modal.dialog()).toHaveCount(0)
      expect(await shifts(page)).toEqual([])
    })
  }

  test(`pages that grow, ${name}, on a slow network`, async ({ page }) => {
    await watch(page)
    await page.setViewportSize(size)
    for (const [path, there] of growing) {
      await test.step(path, async () => {
        await visitSlowly(page, path)
        await page.locator(there).first().waitFor()
        expect.soft(await shifts(page), path).toEqual([])
        await page.unrouteAll({ behavior: 'wait' })
      })
    }
  })

  test(`a cart, ${name}, on a slow network, and its pictures`, async ({ page, context, host }) => {
    await fill(context, host, guide, choosing)
    await watch(page)
    await page.setViewportSize(size)
    const letPictures = await hold(page, '**/assets/pictures/**')
    await visitSlowly(page, cart)
    const lines = page.getByRole('list', { name: 'What is in your cart' })
    await expect(lines.getByRole('listitem')).toHaveCount(2)
    expect(await shifts(page)).toEqual([])
    letPictures()
    await expect
      .poll(() =>
        lines
          .locator('img')
          .first()
          .evaluate((img: HTMLImageElement) => img.complete),
      )
      .toBe(true)
    expect(await shifts(page)).toEqual([])
  })

  test(`the front page and an article, ${name}, for a reader`, async ({ page, signIn }) => {
    await watch(page)
    await page.setViewportSize(size)
    await signIn('better@example.com')
    for (const path of ['/', freeArticle]) {
      await page.goto(path)
      await header(page).getByText('Ben Better').waitFor()
      expect(await shifts(page)).toEqual([])
    }
  })
}
