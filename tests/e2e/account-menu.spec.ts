/** The header's account menu, for guests and for each kind of reader (spec accounts 1 and 4). */
import { expect, test } from '../support/test.ts'
import { authModal, header, titles } from './auth-modal.ts'
import { madeUp, makeUp } from './pages.ts'

test('a guest has Sign In and Register', async ({ page }) => {
  await page.goto('/')
  const modal = authModal(page)
  await modal.openSignIn()
  await page.keyboard.press('Escape')
  await modal.openRegistration()
  await expect(modal.dialog(titles.registration)).toBeVisible()
})

// The other tiers are in account.model.test.ts.
for (const [email, name, caption] of [
  ['reader@example.com', 'Robin Reader', null],
  ['better@example.com', 'Ben Better', 'Digital + Print'],
] as const) {
  test(`${name} sees the name and ${caption ?? 'no caption'}`, async ({ page, signIn }) => {
    await signIn(email)
    await page.goto('/')
    const button = header(page).getByRole('button')
    await expect(button).toHaveAccessibleName(caption ? `${name} ${caption}` : name)
    await button.click()
    await expect(header(page).getByRole('link', { name: 'My Library' })).toBeVisible()
    await expect(header(page).getByRole('button', { name: 'Log out' })).toBeVisible()
  })
}

test('the panel closes by Escape, by a click beside it, and by the button itself', async ({
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

test('leads to the account, where profile and password are', async ({ page, signIn }) => {
  await signIn('reader@example.com')
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Robin Reader' }).click()
  await header(page).getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Robin Reader')
})

test('without the script, and while nobody knows who reads, the links of the page stand', async ({
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

test('one question of who reads, whatever stands on the page', async ({ page, signIn, mock }) => {
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

test('on a page from right to left a long name begins at its beginning', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await makeUp(mock, {
    body: '<header><bindery-account-menu></bindery-account-menu></header>',
    root: 'lang="en" dir="rtl"',
  })
  await page.goto(madeUp)
  // What is too long is cut where the line ends, and that is the name's own end.
  await expect(page.getByText('Robin Reader')).toHaveCSS('direction', 'ltr')
})
