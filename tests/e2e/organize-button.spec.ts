/** bindery-organize-button: moving a saved article between folders, and removing it (spec content 2, 4 and 8). */
import { expect, test } from '../support/test.ts'
import { tabTo } from './keyboard.ts'
import { liveRegion } from './live-region.ts'
import {
  buttonOf,
  countCalls,
  type Dialect,
  dialects,
  flyout,
  folderBox,
  organizeButton,
  pressInFlyout,
  scriptFor,
} from './save.ts'
import { serveTestPage, testPage } from './site-pages.ts'

/** An article that the test's reader has saved, in the first of their folders. */
const saved = {
  id: 'the-meeting-that-decides-nothing',
  title: 'The Meeting That Decides Nothing',
  url: '/2026/11/the-meeting-that-decides-nothing',
} as const
const button = buttonOf(saved, 'bindery-organize-button')

for (const dialect of ['api', 'service'] satisfies Dialect[]) {
  test(`a reader moves an article to another folder, removes it and restores it: ${dialect}`, async ({
    page,
    mock,
    signIn,
    axe,
  }) => {
    const at = dialects[dialect]
    await serveTestPage(mock, { body: button, script: scriptFor(dialect) })
    await signIn('reader@example.com')
    await page.goto(testPage)
    await organizeButton(page, saved.title).click()
    await expect(folderBox(page, 'My Library')).toBeDisabled()
    await expect(folderBox(page, 'My Library')).toBeChecked()
    await expect(folderBox(page, 'Strategy 2026')).toBeChecked()
    await expect(folderBox(page, 'hbrgift')).toHaveCount(0)
    await axe()
    await folderBox(page, 'Strategy 2026').uncheck()
    await folderBox(page, 'Team reading').check()
    await pressInFlyout(page, 'Update folders')
    await expect(liveRegion(page)).toHaveText('Folders Updated')
    await expect(flyout(page)).toHaveCount(0)
    await expect.poll(() => countCalls(mock, 'POST', at.bulk)).toBe(1)
    await expect.poll(() => countCalls(mock, 'DELETE', at.bulk)).toBe(1)

    await page.reload()
    await organizeButton(page, saved.title).click()
    await expect(folderBox(page, 'Team reading')).toBeChecked()
    await expect(folderBox(page, 'Strategy 2026')).not.toBeChecked()
    await pressInFlyout(page, 'Remove from My Library')
    await expect(page.getByText('Removed from My Library').first()).toBeVisible()
    await expect.poll(() => countCalls(mock, 'DELETE', at.remove)).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => countCalls(mock, 'POST', at.bulk)).toBe(2)
    await organizeButton(page, saved.title).click()
    await expect(folderBox(page, 'Team reading')).toBeChecked()
  })
}

test('a keyboard user moves an article to another folder', async ({ page, mock, signIn }) => {
  await serveTestPage(mock, { body: button })
  await signIn('reader@example.com')
  await page.goto(testPage)
  await organizeButton(page, saved.title).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(folderBox(page, 'Strategy 2026')).toBeChecked()
  await organizeButton(page, saved.title).focus()
  await tabTo(page, 'Team reading')
  await page.keyboard.press('Space')
  await expect(folderBox(page, 'Team reading')).toBeChecked()
  await tabTo(page, 'Update folders')
  await page.keyboard.press('Enter')
  await expect(liveRegion(page)).toHaveText('Folders Updated')
  await page.keyboard.press('Escape')
  await expect(organizeButton(page, saved.title)).toBeFocused()
})

test('a page opens bindery-organize-flyout itself for an element of its own', async ({
  page,
  mock,
  signIn,
}) => {
  const attributes = `item-id="${saved.id}" item-title="${saved.title}"`
  await serveTestPage(mock, {
    body: `<button id="mine">Mine</button><bindery-organize-flyout anchor="mine" ${attributes}></bindery-organize-flyout>`,
  })
  await signIn('reader@example.com')
  await page.goto(testPage)
  const tag = page.locator('bindery-organize-flyout')
  await expect(tag).toHaveJSProperty('open', false)
  await tag.evaluate((element) => element.toggleAttribute('open', true))
  await expect(folderBox(page, 'Strategy 2026')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Mine' })).toBeFocused()
  await expect(tag).not.toHaveAttribute('open')
})
