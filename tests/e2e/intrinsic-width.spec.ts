/** Containers that give each element the width it asks for: a table, a row, a float. */
import { expect, test } from '../support/test.ts'
import { serveTestPage, testPage } from './site-pages.ts'

/** Tags with container queries. An element with `container-type` has no intrinsic width of its own. */
const tags = {
  'bindery-my-library': '',
  'bindery-stream': 'stream="latest" page-size="2"',
  'bindery-cart': '',
  'bindery-archive-picker': '',
}

for (const [tag, attributes] of Object.entries(tags)) {
  test(`${tag} keeps a width in a table cell and fits a narrow window`, async ({
    page,
    signIn,
    mock,
  }) => {
    await signIn('reader@example.com')
    await serveTestPage(mock, {
      body: `<table><tr><td>Beside it<td><${tag} ${attributes}></${tag}></table>`,
    })
    const widthIn = async (window: number) => {
      await page.setViewportSize({ width: window, height: 700 })
      await page.goto(testPage)
      const element = page.locator(`${tag} :is(h2, h3, select)`).first()
      await expect(element).toBeVisible()
      return (await page.locator(tag).boundingBox())?.width ?? 0
    }
    expect(await widthIn(1280)).toBeGreaterThan(600)
    expect(await widthIn(400)).toBeGreaterThan(200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThan(401)
  })
}

test('volume prices are no wider than a narrow page, also in German', async ({ page, mock }) => {
  await serveTestPage(mock, {
    root: 'lang="de"',
    body: '<blockquote><bindery-product-options product-id="10403-PBK-ENG"></bindery-product-options></blockquote>',
  })
  await page.setViewportSize({ width: 280, height: 640 })
  await page.goto(testPage)
  await expect(page.getByRole('table', { name: 'Preise für mehrere Exemplare' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280)
})
