/** No tag shifts the layout when it upgrades (performance: the layout shift of the kit is 0). */
import type { Page, Request } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { choosing, fillCart, guide } from './cart.ts'
import { cart } from './checkout-card.ts'
import { layoutShift, measureLayoutShift } from './layout-shift.ts'
import { everyPage, freeArticle, meteredArticle, productPage } from './site-pages.ts'

/** Records each shift, also one within half a second of a key or a press, which no other measure counts. */
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
          const element = node instanceof Element ? node : node?.parentElement
          const name = element?.outerHTML.slice(0, 80)
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

/** The calls of the page to its API that have no answer yet. */
const openCalls = (page: Page): ReadonlySet<Request> => {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) open.add(request)
  })
  const close = (request: Request) => void open.delete(request)
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return open
}

/** Scrolls through the page in steps, each with time for the tags that come into view. */
const readThrough = async (page: Page, open: ReadonlySet<Request>) => {
  const { height, step } = await page.evaluate(() => ({
    height: document.body.scrollHeight,
    step: innerHeight / 2,
  }))
  for (let top = 0; top < height; top += step) {
    await page.evaluate((to) => scrollTo(0, to), top)
    await recordedShifts(page)
    await expect.poll(() => open.size).toBe(0)
  }
}

/** Each page comes once for a guest and once for a reader, once narrow and once wide. */
const pagesFor = (who: string, width: number) => {
  const rest = (who === 'a guest') === (width === 320) ? 0 : 1
  return everyPage.filter((_, at) => at % 2 === rest)
}

for (const who of ['a guest', 'a reader'] as const) {
  for (const size of [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ] as const) {
    test(`no page of one half of the site shifts on a slow network for ${who}: ${size.width} px`, async ({
      page,
      signIn,
    }) => {
      test.slow()
      const open = openCalls(page)
      await recordShifts(page)
      await page.setViewportSize(size)
      await measureLayoutShift(page)
      if (who === 'a reader') await signIn('reader@example.com')
      for (const path of pagesFor(who, size.width)) {
        await test.step(path, async () => {
          await visitSlowly(page, path)
          await expect.poll(() => open.size).toBe(0)
          await recordedShifts(page)
          expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.05)
          await page.unrouteAll({ behavior: 'wait' })
        })
      }
    })

    test(`the front page and the account page do not shift while ${who} reads on: ${size.width} px`, async ({
      page,
      signIn,
    }) => {
      const open = openCalls(page)
      await recordShifts(page)
      await page.setViewportSize(size)
      await measureLayoutShift(page)
      if (who === 'a reader') await signIn('reader@example.com')
      for (const path of ['/', '/account']) {
        await page.goto(path)
        await readThrough(page, open)
        expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.05)
      }
    })
  }
}

test('the account page does not shift when its profile form comes after a reader has scrolled', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await recordShifts(page)
  await signIn('reader@example.com')
  const letAnswers = await hold(page, '**/api/**')
  await page.goto('/account')
  await page.evaluate(() => scrollTo(0, 800))
  await recordedShifts(page)
  letAnswers()
  await page.locator('bindery-profile-form').getByLabel('Job title').waitFor()
  expect(await recordedShifts(page)).toEqual([])
})

for (const [path, field] of [
  ['/sign-in', 'email'],
  ['/register', 'firstName'],
  ['/subscriber-registration', 'email'],
] as const) {
  test(`the form of ${path} does not shift when it takes over what a reader has just typed`, async ({
    page,
  }) => {
    await recordShifts(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    const letHandOver = await hold(page, '**/chunks/hand-over.*')
    await page.goto(path)
    await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
    await page.locator(`.plain-form input[name="${field}"]`).pressSequentially('nora')
    letHandOver()
    const tag = page.getByRole('main').locator('form').first()
    await expect(page.locator('main .plain-form form')).toHaveCount(0)
    await expect(tag.locator(`[name="${field}"]`)).toHaveValue('nora')
    expect(await recordedShifts(page)).toEqual([])
  })
}

for (const width of [320, 1280]) {
  test(`what stands below the product's form does not move when the tag takes its place: ${width} px`, async ({
    page,
  }) => {
    await recordShifts(page)
    await page.setViewportSize({ width, height: 700 })
    const letTag = await hold(page, '**/chunks/add-to-cart.*')
    await page.goto(productPage)
    await page.getByRole('group', { name: 'Better together' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeInViewport()
    expect(await recordedShifts(page)).toEqual([])
    letTag()
    await page.getByRole('button', { name: 'Add to Cart: The Quiet Half' }).waitFor()
    expect(await recordedShifts(page)).toEqual([])
  })
}

test('no page of the store shifts on the network of a phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await recordShifts(page)
  await measureLayoutShift(page)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    // Bytes a second: 1.6 Mbit/s down, 750 kbit/s up.
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  const open = openCalls(page)
  for (const path of ['/', '/store', productPage, '/sign-in']) {
    await page.goto(path)
    await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
    await expect.poll(() => open.size).toBe(0)
    await recordedShifts(page)
    // A line of the page's own HTML may be painted before its end has arrived.
    expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.01)
  }
})
