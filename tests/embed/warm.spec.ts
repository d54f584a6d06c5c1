import type { Page } from '@playwright/test'
import { expect, type Site, test } from './site.ts'

const real = { name: 'Real button' }

test('an idle page fetches what a tag may open, also a tag that comes later', async ({
  page,
  site,
}) => {
  await site.open('<bindery-eager-thing></bindery-eager-thing>')
  await expect(page.getByRole('button', real)).toBeVisible()
  expect(site.chunks()).not.toContain('interaction-thing')
  await page.evaluate(() => document.body.append(document.createElement('bindery-opener-thing')))
  await expect.poll(() => site.chunks()).toContain('interaction-thing')
  await expect.poll(() => site.chunks()).toContain('extra-thing')
  expect(await page.evaluate(() => !customElements.get('bindery-interaction-thing'))).toBe(true)
  const hints = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(hints).toHaveLength(new Set(hints).size)
})

/** The page of a reader who saves data. */
async function openSaving(page: Page, site: Pick<Site, 'open'>) {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await site.open('<bindery-opener-thing></bindery-opener-thing>')
  const button = page.getByRole('button', real)
  await expect(button).toBeVisible()
  return button
}

test('a reader who saves data gets what a tag may open when they point at the tag', async ({
  page,
  site,
}) => {
  const button = await openSaving(page, site)
  expect(site.chunks()).not.toContain('interaction-thing')
  // Before the page is idle, nothing listens.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await button.hover()
    expect(site.chunks()).toContain('interaction-thing')
  }).toPass()
})

test('a reader who saves data gets what a tag may open when they focus the tag', async ({
  page,
  site,
}) => {
  const button = await openSaving(page, site)
  await expect(async () => {
    await button.blur()
    await button.focus()
    expect(site.chunks()).toContain('interaction-thing')
  }).toPass()
})

test('a reader who saves data looks up no extra tags on a page without any', async ({
  page,
  site,
}) => {
  await openSaving(page, site)
  await expect.poll(() => site.chunks()).toContain('idle-tasks')
  await page.getByRole('button', real).evaluate((button) => (button as HTMLElement).click())
  expect(site.chunks()).not.toContain('extra-tags')
})
