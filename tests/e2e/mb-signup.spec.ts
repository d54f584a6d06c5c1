/** The sign-up form for an author's mails, the MB form (spec accounts 1, 4 and 5). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const articlePath = '/2026/01/prototype-the-paperwork'
const path = '/api/user/subscribe'
const form = (page: Page) => page.getByRole('form', { name: 'Sign up for mail from Priya Raman' })
const done = (page: Page) => page.getByText('Thank you. You will hear from Priya Raman.')
const tag = '<bindery-mb-signup author="Priya Raman" require="email,firstName"></bindery-mb-signup>'

for (const dialect of ['api', 'service']) {
  test(`a keyboard user signs up for an author's mails in the dialect ${dialect}`, async ({
    page,
    mock,
  }) => {
    const script = `<script async src="/bindery/bindery.js" data-dialect="${dialect}"></script>`
    await serveTestPage(mock, { body: tag, script })
    await page.goto(testPage)
    await form(page).getByLabel('Email address').focus()
    await page.keyboard.type('nora@example.com')
    await page.keyboard.press('Enter')
    await expect(form(page).getByLabel('First name')).toBeFocused()
    await expect(form(page)).toContainText('This field is required.')
    await page.keyboard.type('Nora')
    await page.keyboard.press('Enter')
    await expect(done(page)).toBeVisible()
    await expect(done(page).locator('..').locator('..')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(form(page).getByLabel('Email address')).toHaveValue('')
    expect((await mock.calls()).filter((call) => call.path === path)).toHaveLength(1)
  })
}

for (const [what, fault, words] of [
  ['no network', { abort: true }, 'No connection. Check your network and try again.'],
  ['a broken reply', { status: 200, body: '<html>' }, 'Something went wrong. Please try again.'],
] as const) {
  test(`the sign-up form keeps its input when the API answers with ${what}`, async ({
    page,
    mock,
    signIn,
    journal,
  }) => {
    journal.allow(/503|ERR_|Failed to load/)
    await signIn('reader@example.com')
    await page.goto(articlePath)
    await page.getByRole('heading', { name: 'Mail from Priya Raman' }).scrollIntoViewIfNeeded()
    await expect(form(page).getByLabel('Email address')).toHaveValue('reader@example.com')
    await form(page).getByLabel('Company').fill('Ropes & Co')
    await mock.faults([{ method: 'POST', path, ...fault }])
    await form(page).getByRole('button', { name: 'Sign up' }).click()
    await expect(form(page).getByRole('alert')).toHaveText(words)
    await expect(form(page).getByLabel('Company')).toHaveValue('Ropes & Co')
    await mock.faults([])
    await form(page).getByRole('button', { name: 'Sign up' }).click()
    await expect(done(page)).toBeVisible()
  })
}

test('the sign-up form has no axe violation', async ({ page, axe }) => {
  await page.goto(articlePath)
  await page.getByRole('heading', { name: 'Mail from Priya Raman' }).scrollIntoViewIfNeeded()
  await axe()
})
