/** The carousel of the front page. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const carousel = (page: Page) => page.locator('bindery-carousel')
const button = (page: Page, name: string) =>
  carousel(page).getByRole('button', { name, exact: true })
const slide = (page: Page, at: number) => carousel(page).getByRole('article').nth(at)
/** The title of the visible slide: hidden slides are not in the accessibility tree. */
const title = (page: Page) => carousel(page).getByRole('heading')
const ready = async (page: Page) => {
  await page.goto('/')
  // The chunk loads when the tag scrolls into view.
  await carousel(page).scrollIntoViewIfNeeded()
  await expect(button(page, 'Next slide')).toBeVisible()
  await expect(title(page)).toHaveCount(1)
}

test('the carousel moves by pointer and keyboard, wraps around and keeps its size', async ({
  page,
}) => {
  await ready(page)
  const first = await title(page).textContent()
  const box = await carousel(page).boundingBox()
  await button(page, 'Next slide').click()
  await expect(button(page, 'Slide 2 of 4')).toHaveAttribute('aria-current', 'true')
  await expect(title(page)).toHaveCount(1)
  await expect(title(page)).not.toHaveText(first ?? '')
  await button(page, 'Slide 2 of 4').focus()
  await page.keyboard.press('End')
  await expect(button(page, 'Slide 4 of 4')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(button(page, 'Slide 1 of 4')).toBeFocused()
  await expect(title(page)).toHaveCount(1)
  await expect(title(page)).toHaveText(first ?? '')
  await page.keyboard.press('ArrowLeft')
  await expect(button(page, 'Slide 4 of 4')).toBeFocused()
  await expect(title(page)).toHaveCount(1)
  // Tab goes from the last link of the visible slide to the buttons and skips hidden slides.
  await title(page).getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Previous slide')).toBeFocused()
  expect(await carousel(page).boundingBox()).toMatchObject({
    width: box?.width,
    height: box?.height,
  })
})

test('a carousel slide comes in within 300 ms, and at once with reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const lasting: unknown[] = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, timing) {
      lasting.push(Reflect.get(Object(timing), 'duration'))
      return animate.call(this, frames, timing)
    }
    Reflect.set(window, 'lasting', lasting)
  })
  const next = async () => {
    await ready(page)
    await button(page, 'Next slide').click()
    await expect(button(page, 'Slide 2 of 4')).toHaveAttribute('aria-current', 'true')
    return page.evaluate(() => Reflect.get(window, 'lasting'))
  }
  expect(await next()).toEqual([300, 300])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await next()).toEqual([])
})

test('the carousel is a scrollable row of all slides without the script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(title(page)).toHaveCount(4)
  await slide(page, 3).getByRole('heading').getByRole('link').focus()
  await expect(slide(page, 3)).toBeInViewport()
  await context.close()
})

test('the carousel has no axe violation and does not scroll the page sideways: light and wide, dark and narrow', async ({
  page,
  axe,
}) => {
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 700 })
    await ready(page)
    await button(page, 'Next slide').click()
    await expect(button(page, 'Slide 2 of 4')).toHaveAttribute('aria-current', 'true')
    // The sticky bar would cover half of a button.
    await page.evaluate(() => scrollTo(0, 0))
    await axe()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('a tag at the end of its parent without white space gets no warning about a missing end tag', async ({
  page,
  mock,
  journal,
}) => {
  const slides = '<article>One</article><article>Two</article>'
  const panel = '<button slot="button">Menu</button><div slot="panel"><p>Topics</p></div>'
  const lines = () => journal.warnings().filter((line) => line.includes('has no end tag'))
  await serveTestPage(mock, {
    body: `<div><bindery-header-menu label="Menu">${panel}</bindery-header-menu></div><div><bindery-carousel label="Films">${slides}</bindery-carousel></div>`,
  })
  await page.goto(testPage)
  await expect(page.getByRole('button', { name: 'Slide 2 of 2' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)))
  expect(lines()).toEqual([])
  await serveTestPage(mock, {
    body: `<main><bindery-carousel label="Films">${slides}<h1>The article</h1></main>`,
  })
  await page.goto(testPage)
  await expect.poll(lines).toEqual([expect.stringContaining('<bindery-carousel> has no end tag')])
})
