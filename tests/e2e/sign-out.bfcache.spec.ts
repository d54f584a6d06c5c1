/** Back to a page in the back/forward cache: it must not show the former reader (reliability case 6). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { header } from './auth-modal.ts'
import { storageHasReader, visibleText } from './reader-data.ts'

/** Records the page's text at `pageshow`, before any other script runs. */
const recordRestored = (page: Page) =>
  page.addInitScript(() => {
    const read = (node: Node): string => {
      const parts = node instanceof Text ? [node.data] : []
      if (node instanceof Element && node.shadowRoot) parts.push(read(node.shadowRoot))
      for (const child of node.childNodes) parts.push(read(child))
      return parts.join(' ')
    }
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) Reflect.set(window, 'cameBackWith', read(document.body))
    })
  })

const restoredText = (page: Page) => page.evaluate(() => Reflect.get(window, 'cameBackWith'))

/** Runs `act` and waits for the navigation that it causes. */
async function navigateBy(page: Page, act: () => Promise<unknown>): Promise<void> {
  const arrived = page.waitForEvent('framenavigated')
  await act()
  await arrived
}

// In a separate task: the page could be gone before `evaluate` returns.
const goBack = (page: Page) =>
  navigateBy(page, () => page.evaluate(() => void setTimeout(() => history.back())))

async function goToLatest(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'The Latest' }).click()
  await expect(page).toHaveURL('/the-latest')
}

test("a page restored after sign-out never shows the reader's data", async ({ page, signIn }) => {
  await recordRestored(page)
  await signIn('better@example.com')
  await page.goto('/')
  await expect(header(page).getByText('Ben Better')).toBeVisible()
  await goToLatest(page)
  await header(page).getByRole('button', { name: 'Ben Better' }).click()
  await navigateBy(page, () => header(page).getByRole('button', { name: 'Log out' }).click())
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  await goBack(page)
  await goBack(page)
  await expect(page).toHaveURL('/')
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(String(await restoredText(page))).not.toMatch(/Ben|Better|Digital/)
  expect(await visibleText(page)).not.toMatch(/Ben |Better|Digital/)
  expect(await storageHasReader(page)).toBe(false)
})

test('a page restored after the session has ended hides the reader at once and then shows a guest', async ({
  page,
  signIn,
  context,
}) => {
  await recordRestored(page)
  await signIn('better@example.com')
  await page.goto('/')
  await expect(header(page).getByText('Ben Better')).toBeVisible()
  await goToLatest(page)
  await context.clearCookies()
  await goBack(page)
  await expect(page).toHaveURL('/')
  const moment = await restoredText(page)
  expect(moment, 'the page came from the cache').toBeDefined()
  expect(String(moment)).not.toMatch(/Ben |Better|Digital/)
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await visibleText(page)).not.toMatch(/Ben |Better|Digital/)
})

test('a page restored while the session lasts shows the reader again', async ({ page, signIn }) => {
  await recordRestored(page)
  await signIn('better@example.com')
  await page.goto('/')
  await expect(header(page).getByText('Ben Better')).toBeVisible()
  await goToLatest(page)
  await goBack(page)
  await expect(page).toHaveURL('/')
  expect(await restoredText(page), 'the page came from the cache').toBeDefined()
  await expect(header(page).getByText('Ben Better')).toBeVisible()
})
