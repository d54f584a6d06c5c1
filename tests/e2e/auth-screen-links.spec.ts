/** Opening the auth modal without a tag: by the address, and by any link or button. */
import type { Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal, goodPassword, header, nora, titles } from './auth-modal.ts'
import { freeArticle, serveTestPage, testPage } from './site-pages.ts'

const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.hash)

for (const [screen, title] of [
  ['sign-in', titles.signIn],
  ['registration', titles.registration],
  ['forgot-password', titles.forgotPassword],
] as const) {
  test(`an address with #bindery:${screen} opens that screen and loses the hash when it closes`, async ({
    page,
    axe,
  }) => {
    await page.goto(`${freeArticle}?from=mail#bindery:${screen}`)
    await authModal(page).dialog(title).waitFor()
    await axe()
    await page.keyboard.press('Escape')
    await expect(authModal(page).dialog()).toHaveCount(0)
    await expect(page).toHaveURL(`${freeArticle}?from=mail`)
  })
}

test("a link to a screen's address opens it, another address changes it, and Back closes it", async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, {
    body: '<a href="#bindery:sign-in">Members</a> <a href="#bindery%3Aregistration">Join</a>',
  })
  await page.goto(testPage)
  const modal = authModal(page)
  await page.getByRole('link', { name: 'Members' }).click()
  await modal.dialog(titles.signIn).waitFor()
  await page.evaluate(() => {
    location.hash = '#bindery:forgot-password'
  })
  await modal.dialog(titles.forgotPassword).waitFor()
  await page.goBack()
  await modal.dialog(titles.signIn).waitFor()
  await page.goBack()
  await expect(modal.dialog()).toHaveCount(0)
  await expect.poll(() => addressOf(page)).toBe(testPage)
  await page.getByRole('link', { name: 'Join' }).click()
  await modal.dialog(titles.registration).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => addressOf(page)).toBe(testPage)
})

test('a reader who signs in through an address returns without its hash and is not asked again', async ({
  page,
}) => {
  await page.goto(`${freeArticle}#bindery:sign-in`)
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  const reloaded = page.waitForEvent('load')
  await modal.signIn('reader@example.com', password)
  await reloaded
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  await expect(modal.dialog()).toHaveCount(0)
  await expect(page).toHaveURL(freeArticle)
  await page.goto('/')
  await page.goto(`${freeArticle}#bindery:registration`)
  await expect(page).toHaveURL(freeArticle)
  await expect(modal.dialog()).toHaveCount(0)
})

test('a registration through an address continues with the profile screen', async ({ page }) => {
  await page.goto(`${freeArticle}#bindery:registration`)
  const modal = authModal(page)
  await modal.dialog(titles.registration).waitFor()
  await modal.fill({ ...nora, Password: goodPassword })
  await modal.press('Create account')
  await modal.dialog(titles.profile).waitFor()
  const reloaded = page.waitForEvent('load')
  await modal.press('Maybe later')
  await reloaded
  await expect(header(page).getByText('Nora New')).toBeVisible()
  await expect(page).toHaveURL(freeArticle)
})

test('Back does not skip the reload after a registration', async ({ page, mock }) => {
  await serveTestPage(mock, { body: '<a href="#bindery:registration">Join</a>' })
  await page.goto(testPage)
  const modal = authModal(page)
  await page.getByRole('link', { name: 'Join' }).click()
  await modal.dialog(titles.registration).waitFor()
  await modal.fill({ ...nora, Password: goodPassword })
  await modal.press('Create account')
  await modal.dialog(titles.profile).waitFor()
  await page.goBack()
  await expect.poll(() => addressOf(page)).toBe(testPage)
  const reloaded = page.waitForEvent('load')
  await modal.press('Maybe later')
  await reloaded
})

test('an address that names no screen stays as it is and logs one line', async ({
  page,
  journal,
}) => {
  journal.allow(/is not a valid screen/)
  const lines: string[] = []
  page.on('console', (message) => void lines.push(message.text()))
  await page.goto(`${freeArticle}#bindery:log-in`)
  const line =
    'bindery: log-in is not a valid screen; allowed for a link: sign-in, registration, forgot-password'
  await expect.poll(() => lines).toEqual([line])
  const both = [line, line.replace('log-in', 'profile_settings')]
  for (const hash of ['#bindery:profile_settings', '#part-two', '#bindery:log-in', '#binderyx']) {
    await page.evaluate((next) => {
      location.hash = next
    }, hash)
    // Before the next change: the kit reads the address when the event arrives.
    await expect.poll(() => lines).toEqual(both)
  }
  await expect(authModal(page).dialog()).toHaveCount(0)
})

test('links and buttons with data-bindery-open open a screen, also late ones, and get focus back', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, {
    body: `<a href="/register" data-bindery-open="registration"><b>Join us</b></a>
      <form action="/elsewhere"><button data-bindery-open="sign-in">Members</button></form><p></p>`,
  })
  await page.goto(testPage)
  const modal = authModal(page)
  await page.getByText('Join us').click()
  await modal.dialog(titles.registration).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Join us' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await modal.dialog(titles.signIn).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Members' })).toBeFocused()
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/subscriber-help'
    link.dataset['binderyOpen'] = 'forgot-password'
    link.textContent = 'Lost it?'
    document.querySelector('p')?.append(link)
  })
  await page.getByRole('link', { name: 'Lost it?' }).click()
  await modal.dialog(titles.forgotPassword).waitFor()
  expect(await addressOf(page)).toBe(testPage)
})

test('a click with a modifier, a handled click and an unknown screen stay with the page', {
  tag: '@window',
}, async ({ page, mock, journal }) => {
  journal.allow(/is not a valid screen/)
  await serveTestPage(mock, {
    body: `<a href="/made-up#one" data-bindery-open="registration">Join</a>
      <a href="#two" data-bindery-open="join">Wrong</a> <a href="#three" data-bindery-open>Empty</a>`,
  })
  await page.goto(testPage)
  await page.evaluate(() => (window as unknown as { bindery: { ready: unknown } }).bindery.ready)
  const opens = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Join' }).click({ modifiers: ['ControlOrMeta'] })
  await (await opens).waitForURL('/made-up#one', { waitUntil: 'commit' })
  await page.evaluate(() =>
    document
      .querySelector('a')
      ?.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  )
  await page.getByRole('link', { name: 'Join' }).click()
  await page.getByRole('link', { name: 'Wrong' }).click()
  await expect(page).toHaveURL(/#two$/)
  await page.getByRole('link', { name: 'Empty' }).click()
  await expect(page).toHaveURL(/#three$/)
  await expect(authModal(page).dialog()).toHaveCount(0)
})

test("a signed-in reader's click on a screen link follows the link", async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await serveTestPage(mock, {
    body: '<bindery-account-menu></bindery-account-menu><a href="/privacy-policy" data-bindery-open="sign-in">Members</a>',
  })
  await page.goto(testPage)
  await page.getByRole('button', { name: 'Robin Reader' }).waitFor()
  await page.getByRole('link', { name: 'Members' }).click()
  await expect(page).toHaveURL('/privacy-policy')
})

test('a screen link follows its own href when the kit fails to load', async ({
  page,
  mock,
  journal,
}) => {
  journal.allow(/ERR_|Failed to (load|fetch)|could not be loaded/)
  await serveTestPage(mock, {
    body: '<a href="/register" data-bindery-open="registration">Join</a>',
  })
  await page.route('**/chunks/idle-tasks.*', (route) => route.abort())
  await page.goto(testPage)
  await page.getByRole('link', { name: 'Join' }).click()
  await expect(page).toHaveURL('/register')
})

test('a click before the core has loaded opens the screen once it has', async ({ page, mock }) => {
  await serveTestPage(mock, {
    body: '<a href="/register" data-bindery-open="registration">Join</a>',
  })
  let go: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/chunks/core.*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(testPage)
  await page.waitForFunction(() => 'bindery' in window)
  await page.getByRole('link', { name: 'Join' }).click()
  go()
  await authModal(page).dialog(titles.registration).waitFor()
  expect(await addressOf(page)).toBe(testPage)
})
