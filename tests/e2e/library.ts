/** My Library: its parts by role and label, and its common actions. */
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { liveRegion } from './live-region.ts'

export const library = (page: Page) => page.getByRole('region', { name: 'My Library' })
export const folderList = (page: Page) => page.getByRole('navigation', { name: 'Folders' })
export const folderLink = (page: Page, name: string) =>
  folderList(page).getByRole('link', { name, exact: true })
export const entries = (page: Page) => library(page).getByRole('article')
export const bulkButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'What is selected' }).getByRole('button', { name })
export const checkbox = (page: Page, name: string) =>
  page.getByRole('checkbox', { name, exact: true })

export const titlesOf = (page: Page) => entries(page).getByRole('heading').allTextContents()

/** Opens My Library for the signed-in reader and waits for its folders and entries. On a phone it opens the menu. */
export async function openLibrary(page: Page, path = '/my-library') {
  await page.goto(path)
  await expect(entries(page).first()).toBeVisible()
  const menu = folderList(page).getByRole('button', { name: /^Folder: / })
  if (await menu.isVisible()) await menu.click()
  await expect(folderLink(page, 'Strategy 2026')).toBeVisible()
}

export const flyout = (page: Page, name: RegExp) => page.getByRole('dialog', { name })
export const heading = (page: Page, name: string) =>
  library(page).getByRole('heading', { name, level: 2 })

export const createFolder = async (page: Page, name: string) => {
  await folderList(page).getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('Title').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

/** Moves the first three entries into two folders by pointer and returns their titles. */
export const moveThreeEntries = async (page: Page) => {
  const titles = (await titlesOf(page)).slice(0, 3)
  for (const title of titles) await checkbox(page, `Select ${title}`).check()
  await bulkButton(page, 'Move').click()
  const move = flyout(page, /Move 3 items/)
  await expect(move.getByRole('checkbox', { name: 'My Library' })).toBeDisabled()
  await move.getByRole('checkbox', { name: 'Strategy 2026' }).check()
  await move.getByRole('checkbox', { name: 'Pricing 101' }).check()
  await move.getByRole('button', { name: 'Add to folders' }).click()
  await expect(liveRegion(page)).toHaveText('3 item(s) added to folders')
  return titles
}
