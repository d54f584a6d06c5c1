/** Long words, overrides of the direction and floods of combining marks in the texts of a server. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { fillCart, guide, headerCart, study } from './cart.ts'
import { answerHostile, faults, shown } from './hostile-texts.ts'
import { freeArticle } from './site-pages.ts'

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

/** Pages, each with the tag that shows the texts and what opens it. */
const places: readonly (readonly [string, string, ((page: Page) => Promise<unknown>)?])[] = [
  ['/my-library', 'bindery-my-library'],
  ['/my-library', '[part=folders]', press('Folder: My Library')],
  [
    '/my-library',
    '[part=topics]',
    async (page) => {
      await page.request.post('/service/topic', {
        data: { id: 'strategy', name: 'Strategy' },
        headers: { 'X-Requested-With': 'bindery', Origin: new URL(page.url()).origin },
      })
      await page.reload()
      await page.getByRole('tab', { name: /Following/ }).click()
      await press('Topic: All')(page)
    },
  ],
  ['/shopping-cart', 'bindery-cart'],
  ['/shopping-cart', 'bindery-mini-cart-flyout', (page) => headerCart(page).click()],
  ['/email-newsletters', 'bindery-newsletter-list'],
  ['/account', 'bindery-order-history'],
  ['/account', 'bindery-profile-form'],
  ['/product/the-quiet-half/10403-PBK-ENG', 'bindery-product-options'],
  ['/shipping-payment', 'bindery-checkout'],
  [freeArticle, 'bindery-save-flyout', press(/^Save /)],
  [
    freeArticle,
    'bindery-search [role=option]',
    async (page) => {
      await press('Search')(page)
      await page.getByRole('combobox', { name: 'Search the site' }).fill('price')
    },
  ],
]

test.beforeEach(async ({ page, context, host, signIn }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await fillCart(context, host, guide, study)
  await signIn('reader@example.com')
  await answerHostile(page)
})

for (const [path, tag, open] of places) {
  test(`long words, overrides and floods of marks stay in their place: ${tag} on ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    await shown(page, 'bindery-account-menu')
    if (open) await open(page)
    else await page.locator(tag).first().scrollIntoViewIfNeeded()
    await shown(page, tag)
    expect(await faults(page)).toEqual([])
    // An answer that arrives after the end of the test has no page any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
