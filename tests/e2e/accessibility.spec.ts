/**
 * No page of the reference site violates WCAG 2.2 AA, for a guest or a reader, in any theme or width; no page shifts its
 * layout; each has unique landmarks and headings in order, is read as it is drawn, and lets its texts be spaced.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { authModal, header, titles } from './auth-modal.ts'
import { openAuth } from './kit.ts'
import { layoutShift, measureLayoutShift } from './layout-shift.ts'
import {
  everyPage,
  freeArticle,
  meteredArticle,
  outlineRules,
  plainPage,
  productPage,
} from './site-pages.ts'
import { lostBySpacing, textsOutOfOrder } from './text-boxes.ts'

const wide = { width: 1280, height: 800 }
const narrow = { width: 320, height: 640 }
const ways = [
  ['light', wide],
  ['dark', narrow],
] as const

const setView = async (page: Page, colorScheme: 'light' | 'dark', size: typeof wide) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize(size)
}

/** The width that is cut off at the side, or that makes the page scroll sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const [[bright, large], [dim, small]] = ways

/** Pages that use the same template as another page in the list. The specs of the cart and of its frame check those two. */
const sameTemplate: readonly string[] = [
  '/the-latest?page=2',
  '/podcast-the-halyard-hour/the-slow-yes',
  '/topic/subject/marketing',
  '/sign-in',
  '/forgot-password',
  '/review-order',
  '/my-library/library/strategy-2026',
  '/shopping-cart',
  '/shopping-cart?for=gift',
  '/store/strategy',
  '/archive-toc/BR5605',
]

/** A tag further down a page, and what it shows once it has loaded. */
const furtherDown: Readonly<Record<string, readonly [tag: string, there: string]>> = {
  [freeArticle]: ['bindery-share-button', '[part=button]'],
  [meteredArticle]: ['bindery-share-button', '[part=button]'],
  '/the-latest': ['bindery-stream', 'article'],
  '/search?q=price': ['bindery-stream', 'article'],
  '/visual-library': ['bindery-stream', 'article'],
  [productPage]: ['bindery-product-options', '[type=radio]'],
  '/account': ['bindery-newsletter-list', '[part=newsletter]'],
  '/email-newsletters': ['bindery-newsletter-list', '[part=newsletter]'],
}

/** Waits until the page is whole. */
const wholePage = async (page: Page, path: string) => {
  const [tag, there] = furtherDown[path] ?? []
  if (!tag) return
  await page.locator(tag).first().scrollIntoViewIfNeeded()
  await page.locator(`${tag} ${there}`).first().waitFor()
}

/** Checks the outline, the order of the texts and whether a reader may space them, besides axe's own rules. */
const checkTexts = async (page: Page, axe: (options: { rules: string[] }) => Promise<void>) => {
  await axe({ rules: outlineRules })
  expect(await textsOutOfOrder(page), 'texts in another order than they are drawn').toEqual([])
  expect(await lostBySpacing(page), 'texts that cannot be read when spaced').toEqual([])
}

for (const path of everyPage.filter((each) => !sameTemplate.includes(each))) {
  test(`${path} meets WCAG 2.2 AA for a guest and for a reader`, async ({ page, axe, signIn }) => {
    const words =
      path === '/de'
        ? { signIn: 'Anmelden', library: 'Meine Bibliothek' }
        : { signIn: 'Sign In', library: 'My Library' }
    await setView(page, bright, large)
    await measureLayoutShift(page)
    await page.goto(path)
    await header(page).getByRole('button', { name: words.signIn }).waitFor()
    expect(await layoutShift(page), 'moves').toBeLessThanOrEqual(0.01)
    await axe()
    expect(await overflow(page), 'scrolls sideways').toBe(0)
    await wholePage(page, path)
    await checkTexts(page, axe)
    await setView(page, dim, small)
    // Layout that depends on the window's width follows in the next frame.
    await expect.poll(() => overflow(page), 'scrolls sideways').toBe(0)
    await signIn('better@example.com')
    await page.goto(path)
    await header(page).getByRole('button', { name: 'Ben Better' }).click()
    await header(page).getByRole('link', { name: words.library }).waitFor()
    await axe()
    expect(await overflow(page), 'scrolls sideways').toBe(0)
    await wholePage(page, path)
    await checkTexts(page, axe)
  })
}

for (const [scheme, size] of ways) {
  test(`each screen of the modal has no axe violation, empty and with errors: ${scheme}, ${size.width} px`, async ({
    page,
    axe,
    mock,
    signIn,
  }) => {
    await mock.settings({ captcha: true })
    await setView(page, scheme, size)
    await page.goto(plainPage)
    const modal = authModal(page)
    for (const [screen, title, button] of [
      ['sign-in', titles.signIn, 'Sign In'],
      ['registration', titles.registration, 'Create account'],
      ['forgot-password', titles.forgotPassword, 'Send link'],
    ] as const) {
      await openAuth(page, { screen, reason: 'Save "The map in the break room"' })
      await modal.dialog(title).waitFor()
      await page.getByText('This site is protected by reCAPTCHA').waitFor()
      await axe()
      await modal.press(button)
      await expect(modal.email).toHaveAccessibleDescription('This field is required.')
      await axe()
      expect(await overflow(page), 'scrolls sideways').toBe(0)
      await page.keyboard.press('Escape')
      await expect(modal.dialog()).toHaveCount(0)
    }
    await mock.settings({ captcha: false })
    await signIn('reader@example.com')
    await page.goto(plainPage)
    await header(page).getByRole('button', { name: 'Robin Reader' }).waitFor()
    await openAuth(page, { screen: 'profile_settings' })
    await modal.dialog(titles.profile).waitFor()
    await axe()
  })

  test(`a refused sign-in, the sent reset link and the confirmation have no axe violation: ${scheme}, ${size.width} px`, async ({
    page,
    axe,
    signIn,
  }) => {
    await setView(page, scheme, size)
    await page.goto(plainPage)
    const modal = authModal(page)
    await modal.openSignIn()
    await modal.signIn('locked@example.com', 'x')
    await expect(modal.alert).toContainText('2 hours')
    await axe()
    await modal.link('Forgot your password?').click()
    await modal.dialog(titles.forgotPassword).waitFor()
    await modal.email.fill('reader@example.com')
    await modal.press('Send link')
    await expect(modal.status).toContainText('you will receive')
    await axe()
    await signIn('reader@example.com')
    await page.goto(`${plainPage}?registration=success`)
    await page.getByRole('dialog', { name: titles.profile }).waitFor()
    await axe()
  })

  test(`the paywall's gate for a reader without free articles has no axe violation: ${scheme}, ${size.width} px`, async ({
    page,
    axe,
    signIn,
  }) => {
    await setView(page, scheme, size)
    await signIn('reader@example.com')
    const read = { headers: { 'X-Requested-With': 'bindery' } }
    for (const url of ['/a', '/b', '/c', '/d']) {
      await page.request.post('/api/user/quota', { ...read, data: { url } })
    }
    await page.goto(meteredArticle)
    await page.getByRole('region', { name: 'You have read all your free articles' }).waitFor()
    await axe()
  })
}

for (const email of ['', 'reader@example.com']) {
  test(`the header fits into a narrow window for ${email || 'a guest'}`, async ({
    page,
    signIn,
  }) => {
    if (email) await signIn(email)
    await setView(page, dim, small)
    await page.goto(plainPage)
    const who = email ? 'Robin Reader' : 'Sign In'
    await header(page).getByRole('button', { name: who }).waitFor()
    // The width of a phone without its scroll bar, and then with text 1.5 times as large.
    for (const width of [305, 280, 240]) {
      await page.setViewportSize({ width, height: 640 })
      await expect.poll(() => overflow(page), `scrolls sideways in ${width}`).toBe(0)
    }
  })
}

test('the account page has one heading for each of its parts', async ({ page, signIn }) => {
  await signIn('reader@example.com')
  await page.goto('/account')
  for (const name of ['Profile', 'Reading', 'Password', 'Passkeys', 'Orders', 'Newsletters']) {
    const heading = page.getByRole('main').getByRole('heading', { name, exact: true })
    await heading.first().waitFor()
  }
  await page
    .getByRole('button', { name: /^Follow/ })
    .first()
    .waitFor()
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(names.length).toBe(new Set(names).size)
})
