/** The outline of each kind of page by axe's best practices: landmarks with names of their own, levels of headings. */
import { expect, test } from '../support/test.ts'
import { freeArticle, meteredArticle } from './site-pages.ts'

const product = '/product/the-quiet-half/10403-PBK-ENG'
const rules = ['landmark-unique', 'heading-order', 'landmark-one-main', 'page-has-heading-one']

/** Pages, some with a tag further down and what it shows once it has loaded. */
const pages: readonly (readonly [path: string, tag?: string, there?: string])[] = [
  ['/'],
  [freeArticle, 'bindery-share-button', '[part=button]'],
  [meteredArticle, 'bindery-share-button', '[part=button]'],
  ['/the-latest', 'bindery-stream', 'article'],
  ['/topic/strategy'],
  ['/search?q=price', 'bindery-stream', 'article'],
  ['/my-library'],
  ['/account', 'bindery-newsletter-list', '[part=newsletter]'],
  ['/email-newsletters', 'bindery-newsletter-list', '[part=newsletter]'],
  ['/store'],
  ['/store/landing/guides'],
  [product, 'bindery-product-options', '[type=radio]'],
  [product, 'bindery-carousel', '[part=carousel]'],
  ['/shopping-cart', 'bindery-cart', '[part=title]'],
  ['/video'],
  ['/archive-toc'],
  ['/visual-library', 'bindery-stream', 'article'],
  ['/subscriptions'],
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
      await test.step(path, () => axe({ rules }))
    }
  })
}
