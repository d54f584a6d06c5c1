/** Back to a page that the browser kept whole: nobody's name is in it (reliability case 6). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { header } from './auth-modal.ts'
import { readerKept, shownText } from './private-text.ts'

/** Notes what a page shows in the moment in which it comes back, before any script of it runs. */
const watchReturns = (page: Page) =>
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

const cameBackWith = (page: Page) => page.evaluate(() => Reflect.get(window, 'cameBackWith'))

/** Does it, and waits until another page, or the same one anew, has taken the place of this one. */
async function leave(page: Page, act: () => Promise<unknown>): Promise<void> {
  const arrived = page.waitForEvent('framenavigated')
  await act()
  await arrived
}

// In a task of its own: the page that answers would be gone before its answer.
const back = (page: Page) =>
  leave(page, () => page.evaluate(() => void setTimeout(() => history.back())))

async function toLatest(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'The Latest' }).click()
  await expect(page).toHaveURL('/the-latest')
}

test('back after logging out shows no private text, ever', async ({ page, signIn }) => {
  await watchReturns(page)
  await signIn('better@example.com')
  await page.goto('/')
  await expect(header(page).getByText('Ben Better')).toBeVisible()
  await toLatest(page)
  await header(page).getByRole('button', { name: 'Ben Better' }).click()
  await leave(page, () => header(page).getByRole('button', { name: 'Log out' }).click())
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  await back(page)
  await back(page)
  await expect(page).toHaveURL('/')
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(String(await cameBackWith(page))).not.toMatch(/Ben|Better|Digital/)
  expect(await shownText(page)).not.toMatch(/Ben |Better|Digital/)
  expect(await readerKept(page)).toBe(false)
})

test('back when the session has ended elsewhere: veiled at once, then a guest', async ({
  page,
  signIn,
  context,
}) => {
  await watchReturns(page)
  await signIn('better@example.com')
  await page.goto('/')
  await expect(header(page).getByText('Ben Better')).toBeVisible()
  await toLatest(page)
  await context.clearCookies()
  await back(page)
  await expect(page).toHaveURL('/')
  const moment = await cameBackWith(page)
  expect(moment, 'the page came from the cache').toBeDefined()
  expect(String(moment)).not.toMatch(/Ben |Better|Digital/)
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await shownText(page)).not.toMatch(/Ben |Better|Digital/)
})

test('back while still signed in shows the reader again', async ({ page, signIn }) => {
  await watchReturns(page)
  await signIn('better@example.com')
  await page.goto('/')
  await expect(header(page).getByText('Ben Better')).toBeVisible()
  await toLatest(page)
  await back(page)
  await expect(page).toHaveURL('/')
  expect(await cameBackWith(page), 'the page came from the cache').toBeDefined()
  await expect(header(page).getByText('Ben Better')).toBeVisible()
})
