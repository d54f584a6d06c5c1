/** Pages of another age, hostile to whatever is put on them (reliability cases 8 to 10 and 12). */
import type { Page } from '@playwright/test'
import { libraryFile } from '../../hosts/legacy/libraries.ts'
import { loadBy } from '../support/load.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import type { KitWindow } from './kit.ts'

/** What the kit says of a page, besides that its tags have no end tags: none of these pages has one. */
const ours = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('bindery:') && !line.includes('has no end tag'))

/** Everything that a reader does on such a page: in by the page's own button, out by ours. */
async function smoke(page: Page, path: string): Promise<void> {
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

/** Debian's libraries; a machine without them says so in the name of a test that checks that it says so. */
for (const library of absent) {
  test(`skipped: ${library} is not installed, and its page says so`, async ({ page, journal }) => {
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
] as const) {
  if (absent.includes(name)) continue
  test(`${name}: ours works, and so does what the page does itself`, async ({ page, journal }) => {
    await smoke(page, `/legacy/${name}`)
    await expect(page.getByText(alive || 'The scripts of this page have run.')).toBeVisible()
    expect(ours(journal.warnings())).toEqual([])
  })
}

test('a modal of the jQuery era that pulls the focus back: typing goes to our field', async ({
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

for (const [name, warning] of [
  ['twice', /is on this page twice/],
  ['other-version-last', /two versions are on this page/],
  ['other-version-first', /two versions are on this page/],
  ['other-major-last', /two major versions are on this page/],
  ['other-major-first', /two major versions are on this page/],
] as const) {
  test(`${name}: nothing throws, one store, one modal, one warning`, async ({
    page,
    journal,
    mock,
  }) => {
    await page.goto(`/legacy/${name}`)
    const modal = authModal(page)
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible()
    await expect.poll(() => ours(journal.warnings())).toEqual([expect.stringMatching(warning)])
    expect(await mock.calls('/api/user/profile')).toHaveLength(1)
    await page.getByRole('button', { name: 'Members: sign in' }).click()
    await expect(modal.dialog()).toHaveCount(1)
    await modal.signIn('better@example.com', password)
    await expect(page.getByRole('button', { name: 'Ben Better' })).toHaveCount(1)
    expect(await mock.calls('/authenticate')).toHaveLength(1)
  })
}
