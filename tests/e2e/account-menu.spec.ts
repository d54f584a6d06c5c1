/** The account menu in the header, for guests and for each kind of reader (spec accounts 1 and 4). */
import { expect, test } from '../support/test.ts'
import { authModal, header, titles } from './auth-modal.ts'
import { serveTestPage, testPage } from './site-pages.ts'

test('the account menu offers Sign In and Register to a guest', async ({ page }) => {
  await page.goto('/')
  const modal = authModal(page)
  await modal.openSignIn()
  await page.keyboard.press('Escape')
  await modal.openRegistration()
  await expect(modal.dialog(titles.registration)).toBeVisible()
})

// account.model.test.ts tests the other tiers.
for (const [email, name, caption] of [
  ['reader@example.com', 'Robin Reader', null],
  ['better@example.com', 'Ben Better', 'Digital + Print'],
] as const) {
  test(`the account menu shows ${name} the name and ${caption ?? 'no caption'}`, async ({
    page,
    signIn,
  }) => {
    await signIn(email)
    await page.goto('/')
    const button = header(page).getByRole('button')
    await expect(button).toHaveAccessibleName(caption ? `${name} ${caption}` : name)
    await button.click()
    await expect(header(page).getByRole('link', { name: 'My Library' })).toBeVisible()
    await expect(header(page).getByRole('button', { name: 'Log out' })).toBeVisible()
  })
}

test('the account panel closes on Escape, on a click outside and on its own button', async ({
  page,
  signIn,
  journal,
}) => {
  await signIn('reader@example.com')
  await page.goto('/')
  const button = header(page).getByRole('button', { name: 'Robin Reader' })
  const library = header(page).getByRole('link', { name: 'My Library' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } }),
    () => button.click(),
  ]) {
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(library).toBeVisible()
    await close()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(library).toBeHidden()
  }
  expect(journal.warnings()).toEqual([])
})

test("the account menu leads to the account page with the reader's profile", async ({
  page,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Robin Reader' }).click()
  await header(page).getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Robin Reader')
})

test("the page's own links stay visible while the session is unknown", async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.clock.install()
  await mock.faults([{ path: '/api/user/profile', status: 429, headers: { 'retry-after': '50' } }])
  const asked = page.waitForResponse('/api/user/profile')
  await page.goto('/')
  await page.clock.runFor(3000)
  await asked
  await expect(header(page).getByRole('link', { name: 'Register' })).toBeVisible()
  await expect(header(page).getByRole('button')).toHaveCount(0)
})

test('a page reads the profile once, whatever tags it has', async ({ page, signIn, mock }) => {
  await signIn('best@example.com')
  await page.goto('/')
  await expect(header(page).getByText('Bea Best')).toBeVisible()
  expect((await mock.calls('/api/user/profile')).map(({ method }) => method)).toEqual(['GET'])
  await page.goto('/the-latest')
  await expect(header(page).getByText('Bea Best')).toBeVisible()
  expect((await mock.calls('/api/user/profile')).map(({ method }) => method)).toEqual([
    'GET',
    'HEAD',
  ])
})

test('a long name is cut at its end on a right-to-left page', async ({ page, mock, signIn }) => {
  await signIn('reader@example.com')
  await serveTestPage(mock, {
    body: '<header><bindery-account-menu></bindery-account-menu></header>',
    root: 'lang="en" dir="rtl"',
  })
  await page.goto(testPage)
  // The ellipsis is at the end of the line, so the line must run in the direction of the name.
  await expect(page.getByText('Robin Reader')).toHaveCSS('direction', 'ltr')
})
