/** Journeys by keyboard alone: focus stays visible, stays in the modal and returns (reliability case 20). */
import { expect, password, test } from '../support/test.ts'
import { authModal, header, nora, titles } from './auth-modal.ts'
import { resetSent } from './expected-messages.ts'
import { dialogHasFocus, headerReady, readFocus, tabTo } from './keyboard.ts'
import { openAuth } from './kit.ts'
import { shareFlyout } from './share.ts'

test('a keyboard user signs in', async ({ page }) => {
  await page.goto('/')
  const modal = authModal(page)
  await headerReady(page)
  await tabTo(page, 'Sign In', false)
  await page.keyboard.press('Enter')
  await expect(modal.email).toBeFocused()
  await page.keyboard.type('reader@example.com')
  await tabTo(page, 'Password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
})

test('a keyboard user registers and fills in the profile', async ({ page }) => {
  await page.goto('/')
  const modal = authModal(page)
  await headerReady(page)
  await tabTo(page, 'Register', false)
  await page.keyboard.press('Space')
  await expect(modal.field('First name')).toBeFocused()
  await page.keyboard.type(nora['First name'])
  for (const label of ['Last name', 'Email address', 'Password'] as const) {
    await tabTo(page, label)
    await page.keyboard.type(nora[label])
  }
  await tabTo(page, 'Send me newsletters and special offers.')
  await page.keyboard.press('Space')
  await tabTo(page, 'Create account')
  await page.keyboard.press('Enter')
  await modal.dialog(titles.profile).waitFor()
  await dialogHasFocus(page, titles.profile)
  await tabTo(page, 'Job title')
  await page.keyboard.type('Ret')
  await tabTo(page, 'Industry')
  await page.keyboard.type('Gov')
  await tabTo(page, 'Submit')
  await page.keyboard.press('Enter')
  await expect(header(page).getByText('Nora New')).toBeVisible()
  // The header shows the name already, so the answer may still be on its way.
  const profile = async () => (await page.request.get('/api/user/profile')).json()
  await expect.poll(profile).toMatchObject({ jobTitle: 'Retired', industry: 'Government' })
})

test('a keyboard user asks for a reset link and returns to the opener', async ({ page, mock }) => {
  await page.goto('/')
  const modal = authModal(page)
  const opener = header(page).getByRole('button', { name: 'Sign In' })
  await headerReady(page)
  await tabTo(page, 'Sign In', false)
  await page.keyboard.press('Enter')
  await modal.dialog(titles.signIn).waitFor()
  await tabTo(page, 'Forgot your password?')
  await page.keyboard.press('Enter')
  await dialogHasFocus(page, titles.forgotPassword)
  await tabTo(page, 'Email address')
  await page.keyboard.type('reader@example.com')
  await page.keyboard.press('Enter')
  await expect(modal.status).toHaveText(resetSent)
  await expect(page.getByRole('heading', { name: titles.forgotPassword })).toBeFocused()
  expect(await mock.mailbox()).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(modal.dialog()).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('Tab cycles inside the modal, forwards and backwards, on every screen', async ({ page }) => {
  await page.goto('/')
  const modal = authModal(page)
  await modal.openSignIn()
  await expect(modal.email).toBeFocused()
  for (const [link, title] of [
    ['Create one', titles.registration],
    ['Sign in.', titles.signIn],
    ['Forgot your password?', titles.forgotPassword],
    ['Back to sign in', titles.signIn],
  ] as const) {
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string>()
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press(key)
        const now = await readFocus(page)
        // The dialog itself has focus after a change of screen. It is no stop once the reader has left it.
        expect(now.role).not.toBe('dialog')
        // Chromium's own toolbar is a stop between the last and the first field.
        if (now.name === 'body' || now.name.length > 60) continue
        // A long screen may still be scrolling to the field.
        await expect
          .poll(() => readFocus(page), `${key} from ${[...stops].at(-1)}`)
          .toMatchObject({ name: now.name, inside: true, seen: true })
        stops.add(now.name)
      }
      expect(stops.size).toBeGreaterThan(3)
    }
    await modal.link(link).click()
    await dialogHasFocus(page, title)
  }
})

test('Escape returns focus to the opener, also to a button in the article', async ({ page }) => {
  await page.goto('/2026/11/the-meeting-that-decides-nothing')
  const modal = authModal(page)
  const gate = page.getByRole('main').getByRole('button', { name: 'Sign In' })
  await gate.focus()
  await page.keyboard.press('Enter')
  await expect(modal.email).toBeFocused()
  await modal.link('Create one').focus()
  await page.keyboard.press('Enter')
  await modal.dialog(titles.registration).waitFor()
  await page.keyboard.press('Escape')
  await expect(gate).toBeFocused()
})

test('Escape returns focus to the button of a flyout that the modal has replaced', async ({
  page,
}) => {
  await page.goto('/2026/11/the-meeting-that-decides-nothing')
  const share = page
    .getByRole('main')
    .getByRole('button', { name: /^Share/ })
    .first()
  await share.focus()
  await page.keyboard.press('Enter')
  await expect(shareFlyout(page).tab('URL')).toBeFocused()
  await openAuth(page, { screen: 'sign-in' })
  await expect(authModal(page).email).toBeFocused()
  await expect(shareFlyout(page).box).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()
})

test('a keyboard user opens the account panel, tabs to its links and returns with Escape', async ({
  page,
  signIn,
}) => {
  await signIn('better@example.com')
  await page.goto('/')
  const name = header(page).getByRole('button', { name: 'Ben Better' })
  await name.focus()
  await page.keyboard.press('Enter')
  await expect(name).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, 'My Library', false)
  await tabTo(page, 'Log out', false)
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-expanded', 'false')
})
