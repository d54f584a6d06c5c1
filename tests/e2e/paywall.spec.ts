/** The gate of a metered article, bindery-paywall (spec accounts 1, 4 and 6). */
import { expect, password, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { freeArticle, meteredArticle, meteredArticles } from './pages.ts'

const rest = 'Leeds, by the way, is still open'

test('a guest reads the beginning, and signs in at the gate for the rest', async ({ page }) => {
  await page.goto(meteredArticle)
  const gate = page.getByRole('region', { name: 'Keep reading with a free account' })
  await expect(gate).toBeVisible()
  await expect(gate).toContainText('Registered readers open 4 articles for free.')
  await expect(page.getByText('Leeds workshop for two hours')).toBeVisible()
  await expect(page.getByText(rest)).toHaveCount(0)
  await gate.getByRole('button', { name: 'Sign In' }).click()
  const modal = authModal(page)
  await expect(modal.dialog(titles.signIn)).toBeVisible()
  await expect(page.getByText('Keep reading this article')).toBeVisible()
  await modal.signIn('reader@example.com', password)
  await expect(page.getByText(rest)).toHaveCount(1)
  await expect(gate).toHaveCount(0)
})

test('the gate opens the registration, and Escape leads back to it', async ({ page }) => {
  await page.goto(meteredArticle)
  const register = page.getByRole('main').getByRole('button', { name: 'Create an account' })
  await register.click()
  await expect(authModal(page).dialog(titles.registration)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(register).toBeFocused()
})

test('four articles are opened, the fifth has a gate with an offer, the first stays open', async ({
  page,
  signIn,
}) => {
  await signIn('reader@example.com')
  const gate = page.getByRole('region', { name: 'You have read all your free articles' })
  for (const article of meteredArticles.slice(0, 4)) {
    await page.goto(article)
    await expect(page.getByRole('region', { name: /free/ })).toHaveCount(0)
  }
  await page.goto(meteredArticles[4])
  await expect(gate).toContainText('That was 4 of 4. Subscribers read without a limit.')
  await expect(gate.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ask us about a subscription' })).toBeVisible()
  await page.goto(meteredArticle)
  await expect(page.getByText(rest)).toHaveCount(1)
})

test('a subscriber meets no gate, nor does anybody on a free article', async ({ page, signIn }) => {
  await page.goto(freeArticle)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('region', { name: /free/ })).toHaveCount(0)
  await signIn('good@example.com')
  for (const article of meteredArticles) {
    await page.goto(article)
    await expect(page.getByRole('banner').getByText('Grace Good')).toBeVisible()
    await expect(page.getByRole('region', { name: /free/ })).toHaveCount(0)
  }
})
