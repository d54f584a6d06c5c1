/** A folder of My Library as a file: CSV, JSON and RIS. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { tabTo } from './keyboard.ts'
import { folderLink, heading, library, openLibrary } from './library.ts'

test.beforeEach(({ signIn }) => signIn('reader@example.com'))

const button = (page: Page, format: string) =>
  page
    .getByRole('group', { name: 'Export this list as' })
    .getByRole('button', { name: format, exact: true })

/** The downloaded file: its name and its text. */
const fileOf = async (page: Page, act: () => Promise<void>) => {
  const coming = page.waitForEvent('download')
  await act()
  const file = await coming
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('a reader downloads the whole library in each format', async ({ page, axe }) => {
  await openLibrary(page)
  await axe()
  const csv = await fileOf(page, () => button(page, 'CSV').click())
  expect(csv.name).toBe('my-library.csv')
  expect(csv.text.trim().split('\r\n')).toHaveLength(1 + 14)
  const json = await fileOf(page, () => button(page, 'JSON').click())
  expect(JSON.parse(json.text).items).toHaveLength(14)
  const ris = await fileOf(page, () => button(page, 'RIS').click())
  expect(ris.text.match(/^UR {2}- http:\/\/localhost/gm)).toHaveLength(14)
  await expect(page.getByText('The list has been saved as my-library.ris.')).toBeAttached()
})

test('a keyboard user downloads a folder', async ({ page }) => {
  await openLibrary(page)
  await folderLink(page, 'Strategy 2026').focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Strategy 2026')).toBeFocused()
  // The button loads with the list. Tab before that would skip it.
  await expect(button(page, 'RIS')).toBeVisible()
  await tabTo(page, 'RIS', false)
  const file = await fileOf(page, () => page.keyboard.press('Enter'))
  expect(file.name).toBe('strategy-2026.ris')
  expect(file.text.match(/^ER {2}- /gm)).toHaveLength(5)
  await expect(button(page, 'RIS')).toBeFocused()
})

test('a failed export is reported, and the next press downloads the file', async ({
  page,
  mock,
  journal,
}) => {
  journal.allow(/404/)
  await openLibrary(page)
  await mock.faults([{ method: 'GET', path: '/api/user/saves/0/100', status: 404 }])
  await button(page, 'CSV').click()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await expect(library(page).getByRole('article')).toHaveCount(8)
  await mock.faults([])
  const { name } = await fileOf(page, () => button(page, 'CSV').click())
  expect(name).toBe('my-library.csv')
})
