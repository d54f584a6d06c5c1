/** The visual library: charts for every reader, their files for subscribers (spec content 2 and 6). */
import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test.ts'

const chart = 'Where the Hours Go'

test('a guest sees charts without files, and a subscriber downloads one', async ({
  page,
  signIn,
}) => {
  await page.goto('/visual-library')
  const stream = page.locator('bindery-stream')
  const downloads = stream.getByRole('link', { name: /^Download / })
  await expect(stream.getByRole('button', { name: `Save “${chart}”` })).toBeVisible()
  await expect(downloads).toHaveCount(0)

  await signIn('good@example.com')
  await page.reload()
  // Two formats for each of ten charts.
  await expect(downloads).toHaveCount(20)
  const arriving = page.waitForEvent('download')
  await stream.getByRole('link', { name: `Download CSV of ${chart}` }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toBe('where-the-hours-go.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain('Handing over,11')
  await expect(page).toHaveURL('/visual-library')
})

test("a download among the search results leads to its chart's page", async ({ page, signIn }) => {
  await signIn('good@example.com')
  await page.goto('/search')
  const results = page.locator('bindery-stream')
  const words = page.getByRole('searchbox', { name: 'Words in a title' })
  // Until the tag has upgraded, the server answers the search, and it knows no reader.
  await expect(results.locator('.bindery-pages')).toBeVisible()
  await words.fill('plan')
  await words.press('Enter')
  await results.getByRole('link', { name: 'Download SVG of Plans by Length' }).click()
  await expect(page).toHaveURL('/visual-library/plans-by-length')
  await expect(page.getByRole('heading', { level: 1, name: 'Plans by Length' })).toBeVisible()
})
