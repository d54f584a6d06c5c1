/** The reference site's forms with JavaScript off: they post to the API's form routes, which lead back to a page. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { freeArticle } from './site-pages.ts'

test.use({ javaScriptEnabled: false })

const password = 'Bindery#2026'
const main = (page: Page) => page.getByRole('main')

const signIn = async (page: Page, secret = password) => {
  await page.goto('/sign-in')
  await main(page).getByLabel('Email address').fill('reader@example.com')
  await main(page).getByLabel('Password').fill(secret)
  await main(page).getByRole('button', { name: 'Sign In' }).click()
}

test('a reader signs in and out without the script, after a wrong password', async ({ page }) => {
  await signIn(page, 'wrong')
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByRole('alert')).toContainText('You have 4 tries left.')
  await expect(main(page).getByLabel('Email address')).toHaveValue('reader@example.com')
  await expect(main(page).getByLabel('Password')).toHaveValue('')
  await signIn(page)
  await expect(page.getByRole('status')).toHaveText('You are signed in.')
  await expect(page.getByText('You are signed in as Robin Reader')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('status')).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Log out' }).click()
  await page.goto('/sign-in')
  await expect(main(page).getByLabel('Password')).toBeVisible()
})

test('a reader registers without the script, and each error is at its field', async ({ page }) => {
  await page.goto('/register')
  const fill = async (secret: string) => {
    await main(page).getByLabel('First name').fill('Nora')
    await main(page).getByLabel('Last name').fill('New')
    await main(page).getByLabel('Email address').fill('nora@example.com')
    await main(page).getByLabel('Password').fill(secret)
    await main(page).getByRole('button', { name: 'Create account' }).click()
  }
  await fill('short')
  await expect(main(page).getByLabel('Password')).toHaveAccessibleDescription(/at least 10/)
  await expect(main(page).getByLabel('First name')).toHaveValue('Nora')
  await fill(password)
  await expect(page.getByText('You are signed in as Nora New')).toBeVisible()
})

test('a reader gets a mailed link and a new password without the script', async ({
  page,
  mock,
}) => {
  await page.goto('/forgot-password')
  await main(page).getByLabel('Email address').fill('reader@example.com')
  await main(page).getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status')).toContainText('a link to reset your password')
  const [mail] = await mock.mailbox()
  await page.goto(/\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await page.getByRole('textbox', { name: 'New password' }).fill('Harbour#2027')
  await main(page).getByRole('button', { name: 'Save new password' }).click()
  await expect(page).toHaveURL('/sign-in')
  await signIn(page, 'Harbour#2027')
  await expect(page.getByText('You are signed in as Robin Reader')).toBeVisible()
})

test('a guest signs up for a newsletter and for the mails of an author without the script', async ({
  page,
  mock,
}) => {
  await page.goto('/email-newsletters')
  const form = page.getByRole('form', { name: 'Without an account' })
  await form.getByLabel('Newsletter').selectOption({ index: 1 })
  await form.getByLabel('Email address').fill('guest@example.com')
  await form.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('status')).toContainText('You are signed up.')
  await expect(page).toHaveURL('/email-newsletters')

  const article = '/2026/01/prototype-the-paperwork'
  await page.goto(article)
  const mails = page.getByRole('form', { name: 'Sign up for our mail' })
  await mails.getByLabel('Email address').fill('guest@example.com')
  await mails.getByLabel('First name').fill('Nora')
  await mails.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('status')).toHaveText('You are signed up.')
  await expect(page).toHaveURL(article)
  const [signedUp] = await mock.calls('/api/forms/mb-signup')
  expect(signedUp).toMatchObject({ method: 'POST', status: 303 })
})

test('a reader searches and finds an issue without the script', async ({ page }) => {
  await page.goto(freeArticle)
  await page.getByRole('searchbox', { name: 'Search the site' }).fill('meeting')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=meeting/)
  await page.goto('/archive-toc')
  await page.getByLabel('Year').selectOption('1960')
  await page.getByRole('button', { name: 'Show issue' }).click()
  await expect(page).toHaveURL(/\/archive-toc\/BR60/)
})

test('a guest fills and changes the cart without the script', async ({ page }) => {
  await page.goto('/product/guide-to-better-meetings/10407-PBK-ENG')
  await main(page).getByLabel('Quantity').fill('2')
  await main(page).getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page).toHaveURL('/shopping-cart')
  await expect(page.getByRole('status')).toHaveText('Added to your cart.')
  const line = page.getByRole('form', { name: /^Guide to Better Meetings/ })
  await expect(line.getByLabel('Quantity')).toHaveValue('2')
  await line.getByLabel('Quantity').fill('3')
  await line.getByRole('button', { name: 'Change' }).click()
  await expect(line.getByLabel('Quantity')).toHaveValue('3')
  await page.getByRole('textbox', { name: 'Promo code' }).fill('NOPE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('alert')).toContainText('We do not know this promo code.')
  await line.getByRole('button', { name: 'Remove' }).click()
  await expect(line).toHaveCount(0)
})

test('a subscriber connects a subscription without the script', async ({ page }) => {
  await page.goto('/subscriber-help')
  const lookup = page.getByRole('form', { name: 'Find your subscription' })
  await lookup.getByLabel('Email address').fill('print@example.com')
  await lookup.getByLabel('Account number').fill('1234567890')
  await lookup.getByRole('button').click()
  await expect(page).toHaveURL(/\/subscriber-registration\?emailAddress=/)
  const form = page.getByRole('form', { name: 'Connect your subscription' })
  await form.getByLabel('Email address').fill('print@example.com')
  await form.getByLabel('Account number').fill('1234567890')
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button').click()
  await expect(page.getByRole('status')).toContainText('Your subscription is connected')
  await page.goto('/account')
  const profile = page.getByRole('form', { name: 'Your profile' })
  await profile.getByLabel('Job title').selectOption('Analyst')
  await profile.getByRole('button').click()
  await expect(page.getByRole('status')).toHaveText('Your profile is saved.')
  await expect(profile.getByLabel('Job title')).toHaveValue('Analyst')
})
