/** Links for signed-in readers and for some countries, and sponsored pages (spec content 6, accounts 2). */
import type { Page } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { freeArticle, serveTestPage, testPage } from './site-pages.ts'

const body = `<header><bindery-account-menu></bindery-account-menu></header>
  <bindery-site></bindery-site><bindery-auth-modal></bindery-auth-modal>
  <footer><a href="/the-latest" data-bindery-signed-only>Everything</a>
  <a href="/case-selection" data-bindery-signed-only="registration">Cases</a></footer>`
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

const openPage = async (page: Page) => {
  const behaviour = page.waitForResponse(/page-behaviour/)
  await page.goto(testPage)
  // A second import of the module resolves once the module has run.
  await page.evaluate((url) => import(url), (await behaviour).url())
}

test('a guest signs in at a link and arrives where it leads', async ({ page, mock }) => {
  await serveTestPage(mock, { body })
  await openPage(page)
  await link(page, 'Everything').click()
  const modal = authModal(page)
  await expect(modal.dialog()).toContainText('Go on to “Everything”')
  await modal.signIn('reader@example.com', password)
  await expect(page).toHaveURL(/\/the-latest$/)
  await expect(header(page).getByRole('button', { name: 'Robin Reader' })).toBeVisible()
})

test('a guest who closes the modal is not sent to the link after a later sign-in', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, { body })
  await openPage(page)
  await link(page, 'Everything').click()
  await authModal(page).dialog().waitFor()
  await page.keyboard.press('Escape')
  await authModal(page).openSignIn()
  await authModal(page).signIn('reader@example.com', password)
  await expect(header(page).getByRole('button', { name: 'Robin Reader' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${testPage}$`))
})

test('a link can ask to register, and a page with its own login is asked first', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, { body })
  await openPage(page)
  await link(page, 'Cases').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link(page, 'Cases')).toBeFocused()
  const asked = page.evaluate(
    () =>
      new Promise((done) =>
        document.addEventListener('bindery-sign-in-request', (event) => {
          event.preventDefault()
          done((event as CustomEvent).detail.screen)
        }),
      ),
  )
  await link(page, 'Cases').click()
  expect(await asked).toBe('registration')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a link for signed-in readers is a plain link for them, also a late one', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('good@example.com')
  await serveTestPage(mock, { body })
  await openPage(page)
  await header(page).getByRole('button', { name: 'Grace Good' }).waitFor()
  await page.evaluate(() => {
    const late = document.createElement('a')
    late.href = '/search'
    late.textContent = 'Late'
    late.dataset['binderySignedOnly'] = ''
    document.querySelector('footer')?.append(late)
  })
  await link(page, 'Late').click()
  await expect(page).toHaveURL(/\/search$/)
})

test('a link for signed-in readers is a plain link when the profile fails to load', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, { body })
  await page.route('**/api/user/profile', (route) => route.abort())
  await openPage(page)
  await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
  await link(page, 'Everything').click()
  await expect(page).toHaveURL(/\/the-latest$/)
})

test('mistakes in the link attributes warn with the allowed values', async ({
  page,
  mock,
  journal,
}) => {
  await serveTestPage(mock, {
    body: `<bindery-site country="US"></bindery-site><bindery-auth-modal></bindery-auth-modal>
      <a href="/search" data-bindery-signed-only="login">Search</a>
      <a href="/search" data-bindery-countries="United States">Here</a>`,
  })
  await openPage(page)
  await expect.poll(() => journal.warnings().join()).toContain('United States')
  await link(page, 'Search').click()
  await authModal(page).dialog().waitFor()
  await expect.poll(() => journal.warnings().join()).toContain('data-bindery-signed-only="login"')
})

for (const [country, count] of [
  ['US', 1],
  ['DE', 0],
] as const) {
  test(`the case selection is for readers of the US and Canada: ${country}`, async ({
    page,
    mock,
  }) => {
    await serveTestPage(mock, {
      body: `<bindery-site country="${country}"></bindery-site>
        <nav><a href="/search">Search</a> <a href="/case-selection" data-bindery-countries="US CA">Case selection</a></nav>`,
    })
    await page.goto(testPage)
    await expect(page.locator('html')).toHaveClass(/bindery-guest/)
    await expect(link(page, 'Case selection')).toHaveCount(count)
  })
}

test('the reference site shows the case selection to its own readers and without the script', async ({
  page,
  browser,
  host,
}) => {
  await page.goto('/')
  await expect(link(page, 'Case selection')).toBeVisible()
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: host.url })
  await plain.goto('/')
  await link(plain, 'Case selection').click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Case selection')
  await plain.close()
})

test('a guest reaches the account page from the footer of the reference site', async ({ page }) => {
  const behaviour = page.waitForResponse(/page-behaviour/)
  await page.goto('/privacy-policy')
  await page.evaluate((url) => import(url), (await behaviour).url())
  await link(page, 'Your account').click()
  const modal = authModal(page)
  await expect(modal.dialog()).toContainText('Go on to “Your account”')
  await modal.signIn('reader@example.com', password)
  await expect(page).toHaveURL(/\/account$/)
  await header(page).getByRole('button', { name: 'Robin Reader' }).waitFor()
})

test('a sponsored article hides the partner center, and another one shows it', async ({ page }) => {
  await page.goto(freeArticle)
  await expect(page.getByText('Partner Center.')).toBeVisible()
  await page.goto('/2026/11/two-kinds-of-tired')
  await expect(page.getByText('This article was paid for by')).toBeVisible()
  await expect(page.getByText('Partner Center.')).toBeHidden()
})

test('a link to a file is downloaded by a reader who clicks before the session is known', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('good@example.com')
  await serveTestPage(mock, {
    body: '<bindery-site></bindery-site><a href="/the-latest" download data-bindery-signed-only>File</a>',
  })
  const answer = await hold(page, '**/api/user/profile')
  await openPage(page)
  await link(page, 'File').click()
  const download = page.waitForEvent('download')
  answer()
  expect((await download).url()).toMatch(/\/the-latest$/)
  await expect(page).toHaveURL(new RegExp(`${testPage}$`))
})
