/** The list of newsletters, and unsubscribing from all of them (spec content and commerce 4 to 8). */
import type { Page } from '@playwright/test'
import { handedOver } from '../support/handed-over.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const path = '/email-newsletters'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

for (const [dialect, follow, all] of [
  ['api', '/api/newsletters/subscribe', '/api/user/unsubscribe/all'],
  ['service', '/service/newsletter', '/service/deleteAll'],
] as const) {
  test(`a keyboard user follows a newsletter and unsubscribes from all in the dialect ${dialect}`, async ({
    page,
    mock,
    signIn,
  }) => {
    await signIn('reader@example.com')
    const script = `<script async src="/bindery/bindery.js" data-dialect="${dialect}"></script>`
    await serveTestPage(mock, {
      body: '<bindery-newsletter-list></bindery-newsletter-list>',
      script,
    })
    await page.goto(testPage)
    await button(page, 'Follow Figures').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Following Figures')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Unfollow Figures')).toBeFocused()
    await button(page, 'Unsubscribe from all').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Unsubscribe from all newsletters?')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Unsubscribe from all')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Unsubscribe from all newsletters?')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Yes, unsubscribe')).toBeFocused()
    await page.keyboard.press('Enter')
    // The live region says the same.
    const list = page.locator('bindery-newsletter-list')
    await expect(list.getByText('You are unsubscribed from all newsletters.')).toBeVisible()
    await expect(button(page, 'Unsubscribe from all')).toBeFocused()
    await expect(button(page, 'Follow Figures')).toBeVisible()
    const calls = (await mock.calls()).map((call) => `${call.method} ${call.path}`)
    expect(calls).toContain(`POST ${follow}`)
    expect(calls.filter((call) => call === `DELETE ${all}`)).toHaveLength(1)
  })
}

test("a guest's newsletter is followed once after sign-in", async ({ page, mock }) => {
  const modal = authModal(page)
  await page.goto(path)
  await button(page, 'Follow Figures').click()
  await expect(modal.dialog('Sign In')).toContainText('To follow Figures')
  await modal.signIn('reader@example.com', password)
  await expect(button(page, 'Following Figures')).toBeVisible()
  const posts = async () =>
    (await mock.calls()).filter((call) => call.path === '/api/newsletters/subscribe')
  await expect.poll(posts).toHaveLength(1)
})

test('a guest signs up for a newsletter by e-mail', async ({ page, mock, axe }) => {
  await page.goto(path)
  await page.locator(handedOver('bindery-newsletter-list')).waitFor()
  await page.getByLabel('Newsletter', { exact: true }).selectOption('The Counter')
  await page.getByLabel('Email address').fill('gus@example.com')
  await button(page, 'Sign up').click()
  await expect(page.getByText('gus@example.com is signed up for The Counter.')).toBeVisible()
  expect(await mock.mailbox()).toMatchObject([{ to: 'gus@example.com' }])
  await axe()
})

for (const [what, fault] of [
  ['no network', { abort: true }],
  ['a broken reply', { status: 200, body: '<html>' }],
] as const) {
  test(`the newsletter list keeps its subscriptions and reports the failure when the API answers with ${what}`, async ({
    page,
    mock,
    signIn,
    journal,
  }) => {
    journal.allow(/503|ERR_|Failed to load/)
    await signIn('good@example.com')
    await page.goto(path)
    await button(page, 'Follow The Long Table').click()
    await expect(button(page, 'Following The Long Table')).toBeVisible()
    await mock.faults([{ method: 'DELETE', path: '/api/user/unsubscribe', ...fault }])
    await button(page, 'Unsubscribe from all').click()
    await button(page, 'Yes, unsubscribe').click()
    await expect(page.getByText(/Please try again|try again\.$/)).toBeVisible()
    await expect(button(page, 'Following The Long Table')).toBeVisible()
  })
}

test("the newsletter list shows the server's texts as text", async ({ page, mock, signIn }) => {
  const script = '<img src=x onerror=alert(1)>'
  const one = { id: 'x', name: script, description: script, frequency: script }
  await mock.faults([
    {
      method: 'GET',
      path: '/api/newsletters',
      status: 200,
      body: JSON.stringify({ newsletters: [one], marketingCampaigns: [one] }),
      headers: { 'content-type': 'application/json' },
    },
  ])
  await signIn('reader@example.com')
  await page.goto(path)
  const list = page.locator('bindery-newsletter-list')
  await expect(list.getByRole('button', { name: `Follow ${script}`, exact: true })).toHaveCount(2)
  await expect(list.getByText(script).first()).toBeVisible()
  expect(await list.locator('img').count()).toBe(0)
})

test.describe('the German page without the script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest signs up for a newsletter and searches', async ({ page }) => {
    await page.goto('/de')
    const form = page.getByRole('form', { name: 'Ohne Konto' })
    await form.getByLabel('Newsletter').selectOption({ index: 1 })
    await form.getByLabel('E-Mail-Adresse').fill('guest@example.com')
    await form.getByRole('button', { name: 'Abonnieren' }).click()
    await expect(page).toHaveURL('/de')
    await expect(page.getByRole('status')).toContainText('You are signed up.')
    await expect(page.getByRole('status')).toHaveAttribute('lang', 'en')
    const search = page.getByRole('search')
    await search.getByRole('searchbox', { name: 'Die Website durchsuchen' }).fill('meeting')
    await search.getByRole('button', { name: 'Finden' }).click()
    await expect(page).toHaveURL(/\/search\?q=meeting/)
  })
})
