/** Texts twice as long, as in a language with long words: no page scrolls sideways, and none is cut off. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { header } from './auth-modal.ts'
import { fillCart, guide } from './cart.ts'
import { meteredArticle } from './site-pages.ts'

/** Every text of the kit, twice, by its key. The build writes the list. */
const doubled = Object.fromEntries(
  [
    ...readFileSync('dist/bindery/messages.md', 'utf8').matchAll(/^\| `([\w.-]+)` \| (.+?) \| /gm),
  ].map(([, key = '', text = '']) => [key, `${text} ${text}`]),
)

/** Adds the texts to the settings of each page of the site. */
const doubleTexts = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const reply = await route.fetch()
    const html = await reply.text()
    const body = html.replace(
      /(id="bindery-config">)([^<]*)/,
      (_, start: string, json: string) =>
        start +
        JSON.stringify({ ...JSON.parse(json), messages: doubled }).replaceAll('<', '\\u003c'),
    )
    await route.fulfill({ response: reply, body })
  })

/** Pages, each with an element that is there once the page's tag has loaded. */
const pages = [
  ['/account', 'bindery-profile-form [part=box]'],
  ['/my-library', 'bindery-my-library :is(a, article):visible'],
  ['/shopping-cart', 'bindery-cart [part=line]'],
  ['/email-newsletters', 'bindery-newsletter-list [part=newsletter]'],
  ['/search?q=price', 'bindery-stream [part=box]'],
  ['/product/the-quiet-half/10403-PBK-ENG', 'bindery-product-options [type=radio]'],
  [meteredArticle, 'bindery-share-button button'],
] as const

const widths = [320, 768, 1280]

for (const reader of ['', 'reader@example.com']) {
  test(`no page scrolls sideways with texts twice as long, in any width: ${reader || 'a guest'}`, async ({
    page,
    context,
    host,
    signIn,
    journal,
  }) => {
    // A page that the test has rewritten may not load from the checkout provider's origin.
    journal.allow(/`loopback` address space|net::ERR_FAILED/)
    expect(Object.keys(doubled).length).toBeGreaterThan(500)
    await doubleTexts(page)
    await fillCart(context, host, guide)
    if (reader) await signIn(reader)
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    for (const [path, there] of pages) {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(path)
      const name = reader ? 'Robin Reader' : 'Sign In Sign In'
      await header(page).getByRole('button', { name }).waitFor()
      await page.locator(there).first().waitFor()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        // Layout that depends on the window's width follows in the next frame.
        await expect.soft.poll(overflow, `${path} in ${width} px`).toBe(0)
      }
    }
  })
}

/** The texts and controls of a flyout that are wider than their place. */
const clipped = (flyout: Locator) =>
  flyout.evaluate((box) =>
    [...box.querySelectorAll<HTMLElement>('h2,h3,p,label,legend,button,a,textarea,[role=tab]')]
      .filter((each) => each.checkVisibility() && each.clientWidth > 1)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((each) => `${each.localName} ${each.textContent}`),
  )

for (const width of [320, 1280]) {
  test(`the share and gift flyouts hold texts twice as long: ${width} px`, async ({
    page,
    signIn,
    journal,
  }) => {
    journal.allow(/`loopback` address space|net::ERR_FAILED/)
    await page.setViewportSize({ width, height: 800 })
    await doubleTexts(page)
    await signIn('good@example.com')
    await page.goto(meteredArticle)
    for (const [tag, name] of [
      ['bindery-share-button', /^Share/],
      ['bindery-gift-button', /^Gift/],
    ] as const) {
      await page.locator(tag).getByRole('button', { name }).first().click()
      const flyout = page.getByRole('dialog', { name })
      await expect(flyout.getByRole('heading').first()).toHaveText(/^(.+) \1$/)
      const box = await flyout.boundingBox()
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true)
      expect(await clipped(flyout)).toEqual([])
      await page.keyboard.press('Escape')
    }
  })
}
