/** The outline of the pages of the store, the search and the archive. accessibility.spec.ts looks at the others. */
import { expect, test } from '../support/test.ts'
import { outlineRules } from './site-pages.ts'

const product = '/product/the-quiet-half/10403-PBK-ENG'

/** Pages, some with a tag further down and what it shows once it has loaded. */
const pages: readonly (readonly [path: string, tag?: string, there?: string])[] = [
  ['/search?q=price', 'bindery-stream', 'article'],
  ['/store'],
  ['/store/landing/guides'],
  [product, 'bindery-product-options', '[type=radio]'],
  [product, 'bindery-carousel', '[part=carousel]'],
  ['/shopping-cart', 'bindery-cart', '[part=title]'],
  ['/archive-toc'],
  ['/visual-library', 'bindery-stream', 'article'],
]

for (const reader of ['', 'reader@example.com']) {
  test(`each page has unique landmarks and headings in order for ${reader || 'a guest'}`, async ({
    page,
    axe,
    signIn,
  }) => {
    if (reader) await signIn(reader)
    for (const [path, tag, there] of pages) {
      await page.goto(path)
      const menu = page.getByRole('banner').locator('bindery-account-menu').getByRole('button')
      await expect(menu.first()).toBeVisible()
      if (tag) {
        await page.locator(tag).first().scrollIntoViewIfNeeded()
        await page.locator(`${tag} ${there}`).first().waitFor()
      }
      await test.step(path, () => axe({ rules: outlineRules }))
    }
  })
}
