/** The number of items in the cart, bindery-cart-badge, and `bindery.addToCart` (spec content 2 and 3). */
import { expect, test } from '../support/test.ts'
import { guide, study } from './cart.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const link = '<a href="/shopping-cart">My cart <bindery-cart-badge>…</bindery-cart-badge></a>'
const service =
  '<script async src="/bindery/bindery.js" data-api-base="/api/" data-dialect="service"></script>'

for (const script of [undefined, service]) {
  test(`the cart badge follows bindery.addToCart in both tabs and announces it once: ${script ? 'service' : 'api'}`, async ({
    page,
    context,
    mock,
  }) => {
    await serveTestPage(mock, { body: link + link, ...(script ? { script } : {}) })
    await page.goto(testPage)
    const badges = page.getByRole('link', { name: 'My cart 0 items' })
    await expect(badges).toHaveCount(2)
    const other = await context.newPage()
    await other.goto(testPage)
    await expect(other.getByRole('link', { name: 'My cart 0 items' })).toHaveCount(2)
    const added = await page.evaluate(
      async (items) => {
        const { bindery } = window as unknown as {
          bindery: {
            cart: { subTotal: number } | null
            addToCart(items: object[]): Promise<{ cart: { subTotal: number } }>
          }
        }
        const { cart } = await bindery.addToCart(items)
        return [cart.subTotal, bindery.cart?.subTotal, Object.isFrozen(bindery.cart)]
      },
      [guide, study],
    )
    expect(added).toEqual([4885, 4885, true])
    for (const tab of [page, other]) {
      await expect(tab.getByRole('link', { name: 'My cart 3 items' })).toHaveCount(2)
      await expect(tab.getByText('3 items in your cart')).toHaveCount(1)
    }
    const path = script ? '/service/cart' : '/api/shopping-cart/items'
    const posts = (await mock.calls(path)).filter(({ method }) => method === 'POST')
    expect(posts.map(({ status }) => status)).toEqual([200])
  })
}

test('bindery.addToCart resolves with "cancelled" when the page cancels the request', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, { body: link })
  await page.goto(testPage)
  await expect(page.getByRole('link', { name: 'My cart 0 items' })).toBeVisible()
  const answer = await page.evaluate(
    (items) => {
      const { bindery } = window as unknown as {
        bindery: { addToCart(i: object[]): Promise<{ failure: { code: string } }> }
      }
      let heard: unknown
      document.addEventListener('bindery-add-to-cart-request', (event) => {
        event.preventDefault()
        heard = (event as CustomEvent).detail.items
      })
      return bindery.addToCart(items).then(({ failure }) => [failure.code, heard])
    },
    [study],
  )
  // The item has a referral code, as one that a button adds.
  expect(answer).toEqual(['cancelled', [{ ...study, referral: 1 }]])
  expect((await mock.calls('/api/shopping-cart/items')).length).toBe(0)
})
