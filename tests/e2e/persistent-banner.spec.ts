/** The banner of an article: which readers see it, and how it stays closed. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { freeArticle, serveTestPage, testPage } from './site-pages.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Subscription offer' })
const down = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
/** Waits for the banner's chunk. The banner is not visible yet. */
const ready = async (page: Page, path: string = freeArticle) => {
  const script = page.waitForResponse(/persistent-banner/)
  await page.goto(path)
  await script
}

test('a guest sees the banner in the article, follows it to the offers in a new tab, and does not see it again once closed', async ({
  page,
  context,
}) => {
  await ready(page)
  await expect(banner(page)).toHaveCount(0)
  await down(page)
  await expect(banner(page)).toBeVisible()
  await expect(page.getByText('Read without counting.')).toBeVisible()
  const opens = context.waitForEvent('page')
  await banner(page).getByRole('link', { name: 'See subscription offers' }).click()
  const offers = await opens
  await expect(offers).toHaveURL(/\/subscriptions$/)
  await expect(offers.locator('#subscription-offers')).toHaveText('Subscription offers')
  expect(await offers.evaluate(() => opener)).toBeNull()
  await offers.close()
  await banner(page).getByRole('button', { name: 'Close' }).click()
  await expect(banner(page)).toHaveCount(0)
  await ready(page)
  await down(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  // By now a banner would have come up: the footer's offers are in sight.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(banner(page)).toHaveCount(0)
})

for (const [reducedMotion, lasting] of [
  ['no-preference', '0.3s, 0.3s'],
  ['reduce', '0s'],
] as const) {
  test(`the banner is not printed and fades out in ${lasting} with reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await ready(page)
    await down(page)
    await expect(banner(page)).toBeVisible()
    await page.emulateMedia({ media: 'print', reducedMotion })
    await expect(banner(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen', reducedMotion })
    const takes = banner(page).evaluate(
      (box) =>
        new Promise((resolve) => {
          const look = () => resolve(getComputedStyle(box).transitionDuration)
          new MutationObserver(look).observe(box, { attributeFilter: ['class'] })
          box.querySelector('button')?.click()
        }),
    )
    expect(await takes).toBe(lasting)
  })
}

test('a registered reader sees the articles left in the banner and closes it with Escape, for good only from inside', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('reader@example.com')
  await ready(page)
  await down(page)
  await expect(banner(page).getByRole('link', { name: '4 free articles left' })).toBeVisible()
  await axe()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  await axe()
  // Layout that depends on the window's width follows in the next frame.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  // The first Escape closes the menu.
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'All topics' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toHaveCount(0)
  // Escape was pressed outside of the banner, perhaps for something else.
  await ready(page)
  await down(page)
  await banner(page).getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toHaveCount(0)
  await ready(page)
  await down(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(banner(page)).toHaveCount(0)
})

test('a subscriber never sees the banner', async ({ page, signIn }) => {
  await signIn('good@example.com')
  await ready(page)
  await down(page)
  await expect(page.getByRole('banner').getByText('Grace Good')).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(banner(page)).toHaveCount(0)
})

test('the banner warns once about a bad selector and finds an article that is inserted later', async ({
  page,
  mock,
}) => {
  const told: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('persistent-banner')) told.push(message.text())
  })
  await serveTestPage(mock, {
    body: `<p>Before.</p><div id="place"></div>
      <bindery-persistent-banner article="..">An offer.</bindery-persistent-banner>`,
  })
  await ready(page, testPage)
  await expect.poll(() => told).toHaveLength(1)
  expect(told[0]).toContain('allowed: a CSS selector')
  await page.evaluate(() => {
    const article = document.createElement('article')
    for (let each = 0; each < 80; each += 1) {
      article.append(Object.assign(document.createElement('p'), { textContent: 'A paragraph.' }))
    }
    document.querySelector('#place')?.append(article)
  })
  await down(page)
  await expect(banner(page)).toBeVisible()
  expect(told).toHaveLength(1)
})
