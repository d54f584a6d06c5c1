/** Legacy pages that are hostile to any widget (reliability cases 8 to 10 and 12). */
import type { Page } from '@playwright/test'
import { libraryFile } from '../../hosts/legacy/libraries.ts'
import { loadBy } from '../support/load.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { tabTo } from './keyboard.ts'
import type { KitWindow } from './kit.ts'
import { shareFlyout } from './share.ts'

/** The kit's warnings, without the ones about missing end tags, which none of these pages has. */
const kitWarnings = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('bindery:') && !line.includes('has no end tag'))

/** A complete journey on a legacy page: sign in with the page's own button, sign out with the account menu. */
async function runJourney(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByText('The scripts of this page have run.')).toBeVisible()
  const modal = authModal(page)
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Members: sign in' }).click()
  await expect(modal.dialog(titles.signIn)).toHaveCount(1)
  await expect(modal.email).toBeFocused()
  await modal.press('Sign In')
  await expect(modal.email).toHaveAccessibleDescription('This field is required.')
  await modal.link('Create one').click()
  await expect(modal.dialog(titles.registration)).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(modal.dialog()).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign In', exact: true }).first().click()
  await modal.signIn('better@example.com', 'wrong')
  await expect(modal.alert).toContainText('You have 4 tries left.')
  await loadBy(page, () => modal.signIn('better@example.com', password))
  const name = page.getByRole('button', { name: 'Ben Better Digital + Print' })
  await expect(name).toBeVisible()
  await expect(page).toHaveURL(path)
  await name.click()
  await loadBy(page, () => page.getByRole('button', { name: 'Log out' }).click())
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible()
  await expect(page).toHaveURL(path)
}

const absent: string[] = ['prototype', 'mootools'].filter((name) => !libraryFile(name))

/** Debian's libraries. On a machine without them, the page says so and this test checks its notice. */
for (const library of absent) {
  test(`skipped: ${library} is not installed, and its page shows the notice`, async ({
    page,
    journal,
  }) => {
    journal.allow(/status of 503/)
    await page.goto(`/legacy/${library}`)
    await expect(page.getByText(`Skipped: libjs-${library} is not installed.`)).toBeVisible()
  })
}

for (const [name, alive] of [
  ['quirks', ''],
  ['prototype', 'Prototype counts'],
  ['mootools', 'MooTools counts'],
  ['requirejs', 'RequireJS has news: the crates are in.'],
  ['globals', ''],
  ['names', ''],
] as const) {
  if (absent.includes(name)) continue
  test(`the widgets and the page's own scripts both work on the ${name} page`, async ({
    page,
    journal,
  }) => {
    await runJourney(page, `/legacy/${name}`)
    await expect(page.getByText(alive || 'The scripts of this page have run.')).toBeVisible()
    expect(kitWarnings(journal.warnings())).toEqual([])
  })
}

test('the modal keeps focus and typing next to a jQuery-era modal that pulls focus back', async ({
  page,
}) => {
  await page.goto('/legacy/focus')
  const modal = authModal(page)
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible()
  await page.getByRole('dialog').filter({ hasText: 'Two questions' }).waitFor()
  await page.evaluate(async () => {
    const kit = await (window as unknown as KitWindow).bindery.ready
    kit.openAuth().catch(() => {})
  })
  await expect(page.getByLabel('Email address')).toBeFocused()
  await page.keyboard.type('better@example.com')
  await expect(page.getByLabel('Email address')).toHaveValue('better@example.com')
  await page.keyboard.press('Tab')
  await expect(modal.password).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Ben Better' })).toBeVisible()
})

test('a keyboard user shares from a flyout in a jQuery-era modal that pulls focus back', async ({
  page,
}) => {
  await page.goto('/legacy/focus')
  const survey = page.getByRole('dialog').filter({ hasText: 'Two questions about' })
  const button = survey.getByRole('button', { name: 'Share: Two questions' })
  const flyout = shareFlyout(page)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(flyout.tab('URL')).toBeFocused()
  await tabTo(page, 'To', false)
  await page.keyboard.type('ann@example.com')
  await expect(flyout.to).toHaveValue('ann@example.com')
  await page.keyboard.press('Escape')
  await expect(flyout.box).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(survey).toBeVisible()
  // The flyout belongs to the page again once its modal is gone.
  await survey.getByRole('button', { name: 'No, thank you' }).click()
  await page.evaluate(() => {
    const outside = document.createElement('bindery-share-button')
    outside.setAttribute('item-title', 'Afterwards')
    outside.setAttribute('item-url', '/legacy/focus')
    document.body.prepend(outside)
  })
  await page.getByRole('button', { name: 'Share: Afterwards' }).press('Enter')
  await expect(flyout.tab('URL')).toBeFocused()
})

for (const [name, warning] of [
  ['twice', /is on this page twice/],
  ['other-version-last', /two versions are on this page/],
  ['other-version-first', /two versions are on this page/],
  ['other-major-last', /two major versions are on this page/],
  ['other-major-first', /two major versions are on this page/],
] as const) {
  test(`two copies of the kit share one store and one modal and give one warning: ${name}`, async ({
    page,
    journal,
    mock,
  }) => {
    await page.goto(`/legacy/${name}`)
    const modal = authModal(page)
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible()
    await expect
      .poll(() => kitWarnings(journal.warnings()))
      .toEqual([expect.stringMatching(warning)])
    expect(await mock.calls('/api/user/profile')).toHaveLength(1)
    await page.getByRole('button', { name: 'Members: sign in' }).click()
    await expect(modal.dialog()).toHaveCount(1)
    await modal.signIn('better@example.com', password)
    await expect(page.getByRole('button', { name: 'Ben Better' })).toHaveCount(1)
    expect(await mock.calls('/authenticate')).toHaveLength(1)
  })
}
