/** A page that the browser translates: it replaces text nodes by its own elements, also in the widgets' forms. */
import type { Page } from '@playwright/test'
import { handedOver } from '../support/handed-over.ts'
import { expect, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { choosing, guide, miniCart, study } from './cart.ts'
import type { KitWindow } from './kit.ts'

/** Translates the document's present and later text to lower case, the way Chromium's translation edits the DOM. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const replace = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest('font,script,style,title')) return
      const font = document.createElement('font')
      font.textContent = text.data.toLowerCase()
      text.replaceWith(font)
    }
    const replaceIn = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found: Text[] = node instanceof Text ? [node] : []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      found.forEach(replace)
    }
    document.addEventListener('DOMContentLoaded', () => {
      replaceIn(document.documentElement)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) addedNodes.forEach(replaceIn)
      }).observe(document, { childList: true, subtree: true })
    })
  })

test('each error of a translated field replaces the one before', async ({ page }) => {
  await translate(page)
  await page.goto('/')
  const modal = authModal(page)
  await header(page).getByRole('button', { name: 'Sign In' }).click()
  const email = modal.dialog().getByLabel('email address')
  await modal.press('sign in')
  await expect(email).toHaveAccessibleDescription('this field is required.')
  await email.fill('rea der@example.com')
  await expect(email).toHaveAccessibleDescription('please enter a valid email address.')
  await email.fill('reader@example.com')
  await expect(email).toHaveAccessibleDescription('')
})

test('each message of a translated form replaces the one before', async ({ page, signIn }) => {
  await translate(page)
  await signIn('reader@example.com')
  await page.goto('/account')
  const profile = page
    .getByRole('region', { name: 'Profile' })
    .locator(handedOver('bindery-profile-form'))
  const name = profile.getByLabel('name', { exact: true })
  await name.fill('Rob Reader')
  await name.press('Enter')
  await expect(profile.getByText('your profile has been saved.')).toBeVisible()
  await expect(name).toHaveValue('Rob Reader')
  await name.press('Enter')
  await expect(profile.getByText('there are no changes to save.')).toBeVisible()
  await expect(profile.getByText('your profile has been saved.')).toBeHidden()
})

/** Translates the texts in the shadow trees of all tags once, as some translators do. */
const translateShadowTexts = (page: Page) =>
  page.evaluate(() => {
    const isOurs = ({ localName }: Element) => localName.startsWith('bindery-')
    for (const { shadowRoot } of [...document.querySelectorAll('*')].filter(isOurs)) {
      if (!shadowRoot) continue
      const walker = document.createTreeWalker(shadowRoot, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts.filter(({ data }) => data.trim())) {
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        font.firstElementChild?.append(text.data.toLowerCase())
        text.replaceWith(font)
      }
    }
  })

/** Adds a product by the page's own script. */
const addToCart = (page: Page, product: typeof guide) =>
  page.evaluate(async (item) => {
    const kit = await (window as unknown as KitWindow).bindery.ready
    const answer = await kit.addToCart([item])
    if (!answer.ok) throw new Error(answer.failure.kind)
  }, product)

test('the number in the header’s cart follows the cart although its text was translated', async ({
  page,
}) => {
  await page.goto('/')
  const cart = page.getByRole('banner').getByRole('button', { name: /^cart/i })
  await expect(cart).toHaveAccessibleName('Cart, 0 items')
  await addToCart(page, guide)
  await expect(cart).toHaveAccessibleName('Cart, 2 items')
  await translateShadowTexts(page)
  await expect(cart).toHaveAccessibleName('cart, 2 items')
  await addToCart(page, study)
  await expect(cart).toHaveAccessibleName('Cart, 3 items')
  await expect(cart).toHaveText(/3$/)
})

test('the sums of the cart page follow the cart although their texts were translated', async ({
  page,
}) => {
  await page.goto('/shopping-cart')
  await addToCart(page, guide)
  const cart = page.locator('bindery-cart')
  const summary = cart.getByRole('region', { name: 'order summary' })
  await expect(summary).toContainText('Total$39.90')
  for (const [quantity, sum] of [
    ['3', '$59.85'],
    ['4', '$79.80'],
  ] as const) {
    await translateShadowTexts(page)
    await expect(summary).toContainText('total$')
    await cart.getByRole('button', { name: 'One more of Guide to Better Meetings' }).click()
    await expect(cart.getByRole('textbox', { name: /quantity/i })).toHaveValue(quantity)
    await expect(summary).toContainText(`subtotal${sum}tax`, { ignoreCase: true })
    await expect(summary).toContainText(`total${sum}checkout`, { ignoreCase: true })
  }
})

test('the mini-cart follows the cart although its texts were translated', async ({ page }) => {
  await page.goto('/')
  await addToCart(page, guide)
  await page.getByRole('banner').getByRole('button', { name: /^cart/i }).click()
  const flyout = miniCart(page)
  await expect(flyout).toContainText('Total $39.90')
  await translateShadowTexts(page)
  await expect(flyout).toContainText('total $39.90')
  await addToCart(page, { ...guide, quantity: 1 })
  await addToCart(page, choosing)
  await expect(flyout.getByRole('listitem')).toHaveCount(2)
  await expect(flyout).toContainText('total $72.80')
  await expect(flyout).toContainText('Quantity: 3')
})
