/** The outline of pages with a cart and a carousel. accessibility.spec.ts looks at the others. */
import { expect, test } from '../support/test.ts'
import { outlineRules, productPage } from './site-pages.ts'

/** Pages with a tag further down, and what it shows once it has loaded. */
const pages = [
  [productPage, 'bindery-carousel', '[part=carousel]'],
  ['/shopping-cart', 'bindery-cart', '[part=title]'],
] as const

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
      await page.locator(tag).first().scrollIntoViewIfNeeded()
      await page.locator(`${tag} ${there}`).first().waitFor()
      await test.step(path, () => axe({ rules: outlineRules }))
    }
  })
}
