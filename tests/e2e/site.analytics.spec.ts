/** Analytics of a site: the tag manager's list and Adobe's (spec content 4, 5, 7 and 9). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { fillCart, guide } from './cart.ts'
import { serveTestPage, testPage } from './site-pages.ts'

type Entry = Record<string, unknown>

/** Both lists of the page at one moment. */
const layers = (page: Page): Promise<{ own: Entry[]; adobe: Entry[] }> =>
  page.evaluate(() => ({
    own: Reflect.get(window, 'dataLayer') ?? [],
    adobe: Reflect.get(window, 'adobeDataLayer') ?? [],
  }))

/** The data of all entries with this name, oldest first. Both lists must agree. */
const entriesOf = async (page: Page, name: string) => {
  const { own, adobe } = await layers(page)
  const data = own.filter((each) => each['name'] === name).map((each) => each['data'])
  expect(adobe.filter(({ event }) => event === name).map((each) => each[name])).toEqual(data)
  return data
}

test("analytics get the visit, the page and the days since the last visit, and keep the page's own list", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'dataLayer', [{ event: 'gtm.js' }])
  })
  await page.goto('/the-latest')
  const pageType = 'Article landing page - The Latest'
  await expect.poll(() => entriesOf(page, 'page')).toEqual([{ pageType, userState: 'Guest' }])
  await expect.poll(() => entriesOf(page, 'daily-visit')).toEqual([{ gap: 'First Visit' }])
  expect((await layers(page)).own[0]).toEqual({ event: 'gtm.js' })

  await page.goto('/store/landing/guides')
  await expect
    .poll(() => entriesOf(page, 'page'))
    .toEqual([
      { pageType: 'Store landing page', userState: 'Guest', resultCount: expect.any(Number) },
    ])
  await expect.poll(() => entriesOf(page, 'daily-visit')).toEqual([{ gap: 'Less Than One Day' }])
  const cards = await page.locator('[data-bindery-results] article').count()
  expect(await entriesOf(page, 'page')).toMatchObject([{ resultCount: cards }])

  await page.evaluate(() => {
    localStorage.setItem('bindery:last-visit', `${Date.now() - 3 * 86_400_000}`)
  })
  await page.reload()
  await expect.poll(() => entriesOf(page, 'daily-visit')).toEqual([{ gap: '3 Days' }])
})

test('analytics get the cart that a page opens with, once', async ({ page, context, host }) => {
  await fillCart(context, host, guide)
  await page.goto('/the-latest')
  await expect
    .poll(() => entriesOf(page, 'cart'))
    .toMatchObject([{ physical_items: 2, products: [{ productId: guide.availabilityId }] }])
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('$39.90')
  expect(await entriesOf(page, 'cart')).toHaveLength(1)
})

test('analytics get a followed topic without the reader', async ({ page, signIn }) => {
  await signIn('reader@example.com')
  await page.goto('/topic/negotiation-strategies')
  const button = page.getByRole('button', { name: /Negotiation strategies/i }).first()
  await expect.poll(() => entriesOf(page, 'page')).toHaveLength(1)
  await expect(button).toBeEnabled()
  await button.click()
  await expect.poll(() => entriesOf(page, 'follow')).toHaveLength(1)
  expect(await entriesOf(page, 'follow')).toMatchObject([{ type: 'topic' }])
  const all = JSON.stringify(await layers(page))
  for (const own of ['reader@example.com', 'Robin', 'Reader']) expect(all).not.toContain(own)
})

test('the order cookie completes the activation and is cleared, also after a failure', async ({
  page,
  context,
  mock,
  signIn,
  baseURL,
}) => {
  const crumb = { name: 'bindery-order', value: 'on', url: baseURL ?? '' }
  const crumbs = async () =>
    (await context.cookies()).filter(({ name }) => name === crumb.name).length
  const activations = () => mock.calls('/api/user/subscribe/checkoutComplete')
  await signIn('good@example.com')
  await context.addCookies([crumb])
  await page.goto('/the-latest')
  await expect.poll(crumbs).toBe(0)
  await expect.poll(activations).toMatchObject([{ method: 'POST', status: 200 }])

  await mock.faults([{ path: '/api/user/subscribe/checkoutComplete', status: 500, body: '{}' }])
  await context.addCookies([crumb])
  await page.reload()
  await expect.poll(crumbs).toBe(0)
  await expect.poll(async () => (await activations()).at(-1)).toMatchObject({ status: 500 })
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)

  await mock.faults([])
  const before = (await activations()).length
  await page.reload()
  await expect.poll(() => entriesOf(page, 'page')).toHaveLength(1)
  expect(await activations()).toHaveLength(before)
})

test('a product link carries the referral code of the front page', async ({
  page,
  mock,
  journal,
}) => {
  // The site has no such product.
  journal.allow(/404/)
  const product = '<a href="/product/a-book/1">A book</a>'
  await serveTestPage(mock, {
    body: `<bindery-site page-type="Home Page"></bindery-site>${product}`,
  })
  await page.goto(testPage)
  await expect.poll(() => entriesOf(page, 'page')).toHaveLength(1)
  const link = page.getByRole('link', { name: 'A book' })
  await expect(link).toHaveAttribute('href', '/product/a-book/1')
  await link.click()
  await expect(page).toHaveURL(/\/product\/a-book\/1\?referral=03069$/)
})
