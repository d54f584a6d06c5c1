/** The outline of a page, with the headings in the tags: no level is left out. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** The visible headings in the order of the page, through shadow roots and slots, as `2 Topics`. */
const outline = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const headings: string[] = []
    const visit = (element: Element) => {
      const [, level] = /^h([1-6])$/.exec(element.localName) ?? []
      if (level && element.checkVisibility()) headings.push(`${level} ${element.textContent}`)
      const slotted = element instanceof HTMLSlotElement ? element.assignedElements() : []
      const { children } = element.shadowRoot ?? element
      for (const child of slotted.length > 0 ? slotted : children) visit(child)
    }
    visit(document.body)
    return headings
  })

/** The headings that are more than one level below the one before. */
const jumps = (headings: string[]): string[] =>
  headings.filter((heading, at) => Number(heading[0]) > Number(headings[at - 1]?.[0] ?? 0) + 1)

for (const [path, tag] of [
  ['/visual-library', 'bindery-stream'],
  ['/search?q=work', 'bindery-stream'],
  ['/my-library', 'bindery-my-library'],
  ['/account', 'bindery-order-history'],
  ['/archive-toc', 'bindery-issue-contents'],
] as const) {
  test(`the headings of ${path} leave out no level`, async ({ page, signIn }) => {
    await signIn('reader@example.com')
    await page.goto(path)
    await page.locator(tag).scrollIntoViewIfNeeded()
    await expect(page.locator(tag).getByRole('heading').first()).toBeVisible()
    const headings = await outline(page)
    expect(headings.length).toBeGreaterThan(1)
    expect(jumps(headings)).toEqual([])
  })
}

for (const tab of ['Following', 'Activity']) {
  test(`the headings under ${tab} of My Library leave out no level`, async ({ page, signIn }) => {
    await signIn('reader@example.com')
    await page.goto('/my-library')
    const library = page.locator('bindery-my-library')
    await library.getByRole('tab', { name: tab }).click()
    const panel = library.getByRole('tabpanel')
    await expect(panel.getByRole('heading', { level: 3 }).first()).toBeVisible()
    expect(jumps(await outline(page))).toEqual([])
  })
}

test('the headings of a landing page of the store leave out no level', async ({ page }) => {
  await page.goto('/store/landing/guides')
  const headings = await outline(page)
  expect(headings.length).toBeGreaterThan(3)
  expect(jumps(headings)).toEqual([])
})

test('the headings of a stream leave out no level after the reader has turned the page', async ({
  page,
}) => {
  await page.goto('/the-latest')
  const first = page.getByRole('heading', { name: 'The Meeting That Decides Nothing' })
  await expect(first).toBeVisible()
  await page.locator('.bindery-pages').getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(first).toBeHidden()
  await expect(page.locator('bindery-stream').getByRole('heading')).toHaveCount(10)
  const headings = await outline(page)
  expect(headings).toContain('2 Newest first')
  expect(jumps(headings)).toEqual([])
})
