/** `--bindery-font-size` scales every text once, in any CSS unit. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { authModal, header, titles } from './auth-modal.ts'
import { openAuth } from './kit.ts'
import { article, buttonOf } from './save.ts'
import { serveTestPage, testPage } from './site-pages.ts'

/** The font size of every text, by its path in the tree, through shadow roots and in the light DOM of forms. */
const sizes = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const found: Record<string, number> = {}
    const walk = (node: Node, path: string): void => {
      const element = node as HTMLElement
      if (element.shadowRoot) walk(element.shadowRoot, `${path} ${element.localName}`)
      for (const child of node.childNodes) {
        const worded = child.nodeType === Node.TEXT_NODE && child.textContent?.trim()
        if (worded) found[path] = Number.parseFloat(getComputedStyle(element).fontSize)
        walk(child, `${path} ${(child as Element).localName ?? ''}`)
      }
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (element.shadowRoot) walk(element, '')
    }
    return found
  })

const doubled = (before: Record<string, number>) =>
  Object.fromEntries(Object.entries(before).map(([path, size]) => [path, size * 2]))

const setSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.style.setProperty('--bindery-font-size', value)
  }, size)

const sizeValues = ['32px', '200%', '2em', 'xx-large']

async function expectAllDoubled(page: Page, least: number): Promise<void> {
  const before = await sizes(page)
  expect(Object.keys(before).length).toBeGreaterThan(least)
  for (const size of sizeValues) {
    await setSize(page, size)
    expect(await sizes(page), size).toEqual(doubled(before))
  }
}

test('widgets in the text, an open menu and a form scale with the font size', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await serveTestPage(mock, {
    body: `<header><bindery-account-menu></bindery-account-menu></header>
      ${buttonOf(article)} <bindery-share-button></bindery-share-button>
      <bindery-gift-button></bindery-gift-button> <bindery-quota-meter></bindery-quota-meter>
      <bindery-follow-button type="topic" item-id="strategy" name="Strategy"></bindery-follow-button>
      <bindery-video-embed-button video-id="101" slug="a"></bindery-video-embed-button>
      <template id="counting"><h2>How we count</h2></template>
      <bindery-help-button help-id="counting"></bindery-help-button>
      <a href="/shopping-cart">Cart <bindery-cart-badge></bindery-cart-badge></a>
      <bindery-mini-cart></bindery-mini-cart>
      <bindery-change-password></bindery-change-password>`,
  })
  await page.goto(testPage)
  for (const name of ['Save', 'Share', 'Gift', 'Follow', 'Embed', 'Help']) {
    await expect(page.getByRole('button', { name }).first()).toBeVisible()
  }
  await expect(page.getByText('free articles left')).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeVisible()
  await header(page).getByRole('button').click()
  await expect(header(page).getByRole('link', { name: 'My Library' })).toBeVisible()
  await expectAllDoubled(page, 15)
})

test('the modal scales with the font size', async ({ page }) => {
  await page.goto('/privacy-policy')
  await openAuth(page, { screen: 'sign-in' })
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  // The modal copies the properties when it opens.
  for (const size of sizeValues) {
    await setSize(page, size)
    await modal.button('Close').click()
    await openAuth(page, { screen: 'sign-in' })
    await expect(modal.email).toHaveCSS('font-size', '32px')
    await expect(modal.dialog(titles.signIn).getByRole('heading')).toHaveCSS('font-size', '56px')
  }
})

test('checkboxes and radio buttons scale with the text and are at least 24 px', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await serveTestPage(mock, {
    body: `<bindery-my-library></bindery-my-library>
      <bindery-product-options product-id="10403-PBK-ENG"></bindery-product-options>`,
  })
  await page.goto(testPage)
  const boxes = page.locator('bindery-my-library').getByRole('checkbox')
  const ways = page.locator('bindery-product-options').getByRole('radio')
  await expect(boxes.nth(1)).toBeVisible()
  await expect(ways.first()).toBeVisible()
  for (const [size, side] of [
    ['medium', '24px'],
    ['200%', '48px'],
  ] as const) {
    await setSize(page, size)
    for (const box of [...(await boxes.all()), ...(await ways.all())]) {
      await expect(box).toHaveCSS('block-size', side)
    }
  }
})
