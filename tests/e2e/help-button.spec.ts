/** The help button and the page's one help flyout (spec accounts 3, content and commerce 2). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'
import { freeArticle, serveTestPage, testPage } from './site-pages.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Help: How we count articles' })
const box = (page: Page) => page.getByRole('dialog', { name: 'How we count articles' })
const more = (page: Page) => box(page).getByRole('link', { name: 'More on this' })

test('the help flyout loads on the first press and exists once on the page', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const flyouts = () => loaded.filter((url) => url.includes('/help-flyout.'))
  await page.goto(freeArticle)
  await expect(button(page)).toBeVisible()
  expect(flyouts()).toHaveLength(0)
  await button(page).click()
  await expect(box(page)).toContainText('a free account opens four each month')
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await button(page).click()
  await expect(box(page)).toHaveCount(0)
  await button(page).click()
  await expect(box(page)).toBeVisible()
  await expect(page.locator('bindery-help-flyout')).toHaveCount(1)
  expect(new Set(flyouts()).size).toBe(1)
})

test('a keyboard user tabs through the help flyout and back to its button', async ({ page }) => {
  await page.goto(freeArticle)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(box(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(box(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(more(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(box(page)).toHaveCount(0)
  await expect(button(page)).not.toBeFocused()
  await expect(page.locator('body')).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeFocused()
})

test('the help flyout closes on a click outside, when the modal opens and when the account panel opens', async ({
  page,
  signIn,
}) => {
  await page.goto(freeArticle)
  await button(page).click()
  await expect(box(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(box(page)).toHaveCount(0)
  await button(page).click()
  await authModal(page).openSignIn()
  await expect(box(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await signIn('reader@example.com')
  await page.reload()
  const menu = page.getByRole('button', { name: 'Robin Reader' })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeVisible()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(box(page)).toHaveCount(0)
})

test('a help button loses its dot on every page once its help was read', async ({ page }) => {
  await page.goto(freeArticle)
  await expect(page.getByRole('button', { name: /^Help: .*, new$/ })).toBeVisible()
  await button(page).click()
  await expect(box(page)).toBeVisible()
  const read = page.getByRole('button', { name: 'Help: How we count articles', exact: true })
  await expect(read).toBeVisible()
  await page.goto('/2026/11/two-kinds-of-tired')
  await expect(read).toBeVisible()
})

test('a help flyout that fails to load warns, and the next press tries again', async ({
  page,
  journal,
}) => {
  journal.allow(/Failed to load resource|error loading dynamically/i)
  // Firefox remembers a failed import, for each address.
  const failed = new Set<string>()
  let gone = true
  await page.route('**/help-flyout.*', (route) => {
    const address = route.request().url()
    if (gone) failed.add(address)
    return failed.has(address) ? route.abort() : route.continue()
  })
  await page.goto(freeArticle)
  await button(page).click()
  await expect.poll(() => journal.warnings().join()).toContain('bindery-help-flyout')
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  gone = false
  await button(page).click()
  await expect(box(page)).toBeVisible()
})

test('a retry uses no address without a hash where an import map holds the hashes', async ({
  page,
  journal,
}) => {
  journal.allow(/Failed to load resource/)
  const asked: string[] = []
  await page.route('**/help-flyout.*', (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.abort()
  })
  await page.goto(freeArticle)
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { type: 'importmap' }))
  })
  await button(page).click()
  await expect.poll(() => journal.warnings().join()).toContain('bindery-help-flyout')
  const once = asked.length
  await button(page).click()
  await expect.poll(() => asked.length).toBeGreaterThan(once)
  await expect.poll(() => asked.at(-1)).toBe('?again')
  expect(new Set(asked)).toEqual(new Set(['', '?again']))
})

test("the help button is the page's own link without the script", async ({ browser, host }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: host.url })
  await page.goto(freeArticle)
  await page.locator('.meter-row').getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { name: 'How many articles may I read?' })).toBeVisible()
  await page.close()
})

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 320],
] as const) {
  test(`the help flyout stays inside the window and has no axe violation: ${scheme}, ${width} px`, async ({
    page,
    axe,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 700 })
    await page.goto(freeArticle)
    await button(page).click()
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    await axe()
  })
}

test('a page opens bindery-help-flyout itself for an element of its own', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, {
    body: `<button id="mine">What is this?</button> <bindery-help-flyout anchor="mine"><h2>This</h2><p>A thing of ours.</p></bindery-help-flyout> <p>After</p>`,
  })
  await page.goto(testPage)
  const flyout = page.locator('bindery-help-flyout')
  await expect(page.getByText('A thing of ours.')).toBeHidden()
  await flyout.evaluate((element) => element.toggleAttribute('open', true))
  const own = page.getByRole('dialog', { name: 'This' })
  await expect(own).toContainText('A thing of ours.')
  await page.keyboard.press('Escape')
  await expect(own).toHaveCount(0)
  await expect(flyout).not.toHaveAttribute('open')
  await flyout.evaluate((element) => element.toggleAttribute('open', true))
  await own.getByRole('button', { name: 'Close' }).click()
  await expect(own).toHaveCount(0)
})
