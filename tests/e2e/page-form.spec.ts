/** A page that stands in one form, as those of ASP.NET do: ours are forms in it, and never send it. */
import { expect, password, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { resetSent } from './messages.ts'
import { madeUp, makeUp } from './pages.ts'
import { article, buttonOf, saveButton } from './save.ts'

const body = `<form action="/privacy-policy"><input type="hidden" name="state" value="1">
  <header><bindery-account-menu></bindery-account-menu></header>
  <main><h1>An old page</h1>${buttonOf(article)}
  <bindery-forgot-password-card></bindery-forgot-password-card></main>
  <bindery-auth-modal></bindery-auth-modal><button>The page’s own</button></form>`

test('a press and the Enter key do what they do on any page', async ({ page, mock }) => {
  await makeUp(mock, { body })
  await page.goto(madeUp)
  const card = page.locator('bindery-forgot-password-card')
  await card.getByLabel('Email address').fill('reader@example.com')
  await card.getByLabel('Email address').press('Enter')
  await expect(card.getByText(resetSent)).toBeVisible()

  const modal = authModal(page)
  await modal.openSignIn()
  await modal.email.fill('reader@example.com')
  await modal.password.fill(password)
  await modal.password.press('Enter')
  await expect(header(page).getByRole('button', { name: /Rosa|Reader/ })).toBeVisible()

  await saveButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Save to folders' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(madeUp)
  await page.getByRole('button', { name: 'The page’s own' }).click()
  await expect(page).toHaveURL('/privacy-policy?state=1')
})
