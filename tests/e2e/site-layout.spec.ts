/** How the pages of the reference site use their space: on a phone, with wide text, and where there is little to show. */
import { expect, test } from '../support/test.ts'
import { freeArticle } from './site-pages.ts'

const phone = { width: 390, height: 780 }

test('the filters of the search stand two by two on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/search?q=price')
  const boxes = await page.locator('.search-choices select').all()
  const tops = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.y ?? 0))
  expect(tops).toHaveLength(4)
  expect([tops[0] === tops[1], tops[2] === tops[3]]).toEqual([true, true])
})

test('the subscriptions stand side by side, each with its price and its button', async ({
  page,
}) => {
  await page.goto('/subscriptions')
  const offers = page.getByRole('list', { name: 'Subscription offers' }).locator('> li')
  await expect(offers).toHaveCount(3)
  const tops = new Set<number | undefined>()
  for (const offer of await offers.all()) {
    tops.add((await offer.boundingBox())?.y)
    await expect(offer.getByText(/^\$\d+\.00/)).toBeVisible()
    await expect(offer.getByRole('button', { name: /^Add to Cart/ })).toBeVisible()
  }
  expect(tops.size).toBe(1)
})

test('each part of the account page is one link away', async ({ page, signIn }) => {
  await signIn('reader@example.com')
  await page.goto('/account')
  const links = page.getByRole('navigation', { name: 'Parts of your account' }).getByRole('link')
  const names = await links.allTextContents()
  expect(names).toEqual(['Profile', 'Reading', 'Password', 'Passkeys', 'Orders', 'Newsletters'])
  for (const name of names) {
    await links.filter({ hasText: name }).click()
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeInViewport()
  }
})

test('the button Follow stands beside the topic of an article', async ({ page }) => {
  await page.goto(freeArticle)
  const follow = page
    .getByRole('main')
    .getByRole('button', { name: /^Follow/ })
    .first()
  const topic = page.locator('.kicker a').first()
  const [one, other] = [await topic.boundingBox(), await follow.boundingBox()]
  expect((other?.x ?? 0) - (one?.x ?? 0) - (one?.width ?? 0)).toBeLessThan(40)
  const middle = (box: typeof one) => (box ? box.y + box.height / 2 : Number.NaN)
  expect(Math.abs(middle(one) - middle(other))).toBeLessThan(8)
})

test('a product that is not available yet leaves no empty box', async ({ page }) => {
  await page.goto('/store')
  await page
    .getByRole('main')
    .getByText(/^Available /)
    .first()
    .waitFor()
  const card = page
    .locator('.product-card')
    .filter({ hasText: /Available / })
    .first()
  await card.getByRole('heading').getByRole('link').click()
  const options = page.locator('bindery-product-options')
  const soon = options.getByText(/^Available /).last()
  await expect(options.getByRole('radio').first()).toBeVisible()
  await expect(soon).toBeVisible()
  const [box, last] = [await options.boundingBox(), await soon.boundingBox()]
  if (!box || !last) throw new Error('One of the two is not shown.')
  expect(box.y + box.height - last.y - last.height).toBeLessThan(60)
})

/** The least that a reader may set (WCAG 1.4.12). */
const spacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}'

for (const path of ['/store', '/product/the-quiet-half/10403-PBK-ENG']) {
  test(`the title on a cover is whole with wide text: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, spacing)
    const cut = await page
      .locator('.cover')
      .evaluateAll((covers) =>
        covers
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ textContent }) => textContent?.trim()),
      )
    expect(cut).toEqual([])
  })
}
