/** bindery-organize-button: something saved is sorted into folders, or leaves (spec content 2, 4 and 8). */
import { expect, test } from '../support/test.ts'
import { tabTo } from './keyboard.ts'
import { madeUp, makeUp } from './pages.ts'
import { said } from './said.ts'
import {
  box,
  buttonOf,
  count,
  type Dialect,
  dialects,
  flyout,
  organizeButton,
  press,
  scriptFor,
} from './save.ts'

/** One that the reader of the surface has saved, in the first of their folders. */
const saved = {
  id: 'the-meeting-that-decides-nothing',
  title: 'The Meeting That Decides Nothing',
  url: '/2026/11/the-meeting-that-decides-nothing',
} as const
const button = buttonOf(saved, 'bindery-organize-button')

for (const dialect of ['api', 'service'] satisfies Dialect[]) {
  test(`from one folder into another, out of the library, and back: ${dialect}`, async ({
    page,
    mock,
    signIn,
    axe,
  }) => {
    const at = dialects[dialect]
    await makeUp(mock, { body: button, script: scriptFor(dialect) })
    await signIn('reader@example.com')
    await page.goto(madeUp)
    await organizeButton(page, saved.title).click()
    await expect(box(page, 'My Library')).toBeDisabled()
    await expect(box(page, 'My Library')).toBeChecked()
    await expect(box(page, 'Strategy 2026')).toBeChecked()
    await expect(box(page, 'hbrgift')).toHaveCount(0)
    await axe()
    await box(page, 'Strategy 2026').uncheck()
    await box(page, 'Team reading').check()
    await press(page, 'Update folders')
    await expect(said(page)).toHaveText('Folders Updated')
    await expect(flyout(page)).toHaveCount(0)
    await expect.poll(() => count(mock, 'POST', at.bulk)).toBe(1)
    await expect.poll(() => count(mock, 'DELETE', at.bulk)).toBe(1)

    await page.reload()
    await organizeButton(page, saved.title).click()
    await expect(box(page, 'Team reading')).toBeChecked()
    await expect(box(page, 'Strategy 2026')).not.toBeChecked()
    await press(page, 'Remove from My Library')
    await expect(page.getByText('Removed from My Library').first()).toBeVisible()
    await expect.poll(() => count(mock, 'DELETE', at.remove)).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => count(mock, 'POST', at.bulk)).toBe(2)
    await organizeButton(page, saved.title).click()
    await expect(box(page, 'Team reading')).toBeChecked()
  })
}

test('by keyboard alone', async ({ page, mock, signIn }) => {
  await makeUp(mock, { body: button })
  await signIn('reader@example.com')
  await page.goto(madeUp)
  await organizeButton(page, saved.title).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(box(page, 'Strategy 2026')).toBeChecked()
  await organizeButton(page, saved.title).focus()
  await tabTo(page, 'Team reading')
  await page.keyboard.press('Space')
  await expect(box(page, 'Team reading')).toBeChecked()
  await tabTo(page, 'Update folders')
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('Folders Updated')
  await page.keyboard.press('Escape')
  await expect(organizeButton(page, saved.title)).toBeFocused()
})

test('a page opens bindery-organize-flyout itself, for an element of its own', async ({
  page,
  mock,
  signIn,
}) => {
  const attributes = `item-id="${saved.id}" item-title="${saved.title}"`
  await makeUp(mock, {
    body: `<button id="mine">Mine</button><bindery-organize-flyout anchor="mine" ${attributes}></bindery-organize-flyout>`,
  })
  await signIn('reader@example.com')
  await page.goto(madeUp)
  const tag = page.locator('bindery-organize-flyout')
  await expect(tag).toHaveJSProperty('open', false)
  await tag.evaluate((element) => element.toggleAttribute('open', true))
  await expect(box(page, 'Strategy 2026')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Mine' })).toBeFocused()
  await expect(tag).not.toHaveAttribute('open')
})
