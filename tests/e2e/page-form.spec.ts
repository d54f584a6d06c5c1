/** A page inside one form, as ASP.NET builds it. The forms of the widgets never submit it. */
import { expect, password, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { resetSent } from './expected-messages.ts'
import { article, buttonOf, saveButton } from './save.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const body = `<form action="/privacy-policy"><input type="hidden" name="state" value="1">
  <header><bindery-account-menu></bindery-account-menu></header>
  <main><h1>An old page</h1>${buttonOf(article)}
  <bindery-forgot-password-card></bindery-forgot-password-card></main>
  <bindery-auth-modal></bindery-auth-modal><button>The page’s own</button></form>`

test("buttons and the Enter key work inside the page's form without submitting it", async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, { body })
  await page.goto(testPage)
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
  await expect(page).toHaveURL(testPage)
  await page.getByRole('button', { name: 'The page’s own' }).click()
  await expect(page).toHaveURL('/privacy-policy?state=1')
})
