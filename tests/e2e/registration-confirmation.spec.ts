/** From a paywall to bindery-registration-confirmation (spec accounts 2, 4 and 9). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { authModal, header, nora, titles } from './auth-modal.ts'
import { freeArticle, meteredArticle } from './site-pages.ts'

async function registerAtPaywall(page: Page): Promise<void> {
  await page.goto(meteredArticle)
  const modal = authModal(page)
  await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click()
  await modal.dialog(titles.registration).waitFor()
  await modal.fill(nora)
  await modal.press('Create account')
}

test('a registration at the paywall returns to the article with a confirmation and registration=success', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await registerAtPaywall(page)
  const dialog = page.getByRole('dialog', { name: 'Your account has been created.' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('nora@example.com')
  expect(addresses.some((url) => url.endsWith(`${meteredArticle}?registration=success`))).toBe(true)
  await expect(page.getByText('Leeds, by the way, is still open')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(meteredArticle)
  await expect(header(page).getByText('Nora New')).toBeVisible()
})

test('the confirmation closes when the page scrolls by more than 250 px', async ({
  page,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.goto(`${freeArticle}?registration=success`)
  const dialog = page.getByRole('dialog', { name: 'Your account has been created.' })
  await expect(dialog).toContainText('reader@example.com')
  const scroll = (to: number) =>
    page.evaluate(
      (top) =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true })
          scrollTo({ top, behavior: 'instant' })
        }),
      to,
    )
  // Focus on its button would keep it open, because the reader is using it.
  await dialog.getByRole('heading').focus()
  await page.mouse.move(1, 1)
  await scroll(250)
  await expect(dialog).toBeVisible()
  await scroll(251)
  await expect(dialog).toHaveCount(0)
})

test('closing the confirmation reloads a page with a paywall', async ({ page, signIn, mock }) => {
  await signIn('reader@example.com')
  await mock.faults([{ method: 'POST', path: '/api/user/quota', status: 500 }])
  await page.goto(`${meteredArticle}?registration=success`)
  const dialog = page.getByRole('dialog', { name: 'Your account has been created.' })
  await dialog.waitFor()
  const reloaded = page.waitForEvent('load')
  await page.keyboard.press('Escape')
  await reloaded
  await expect(dialog).toHaveCount(0)
})

test('a guest sees no confirmation', async ({ page, mock }) => {
  await page.goto(`${freeArticle}?registration=success`)
  await expect(header(page).getByRole('button', { name: 'Register' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await mock.calls('/api/user/profile')).length).toBe(1)
})
