/** Several entries at once: bindery-bulk-organize-flyout and bindery-bulk-discard-flyout. */
import { expect, test } from '../support/test.ts'
import { headerReady, readCoveredFocus, readFocus, tabTo } from './keyboard.ts'
import {
  bulkButton,
  checkbox,
  createFolder,
  entries,
  flyout,
  folderLink,
  heading,
  library,
  moveThreeEntries,
  openLibrary,
  titlesOf,
} from './library.ts'
import { liveRegion } from './live-region.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const reader = 'reader@example.com'
test.describe('bulk actions in My Library', () => {
  test.beforeEach(({ signIn }) => signIn(reader))

  test('a reader creates a folder and sorts three entries into two folders', async ({
    page,
    mock,
    axe,
  }) => {
    await openLibrary(page)
    await createFolder(page, 'Pricing 101')
    await expect(page).toHaveURL(/\/my-library\/library\/pricing-101$/)
    await expect(library(page).getByText('“Pricing 101” is ready')).toBeVisible()
    await axe()
    await folderLink(page, 'My Library').click()
    await expect(entries(page)).toHaveCount(8)
    const titles = await moveThreeEntries(page)
    await expect(flyout(page, /Move/)).toBeHidden()
    await folderLink(page, 'Pricing 101').click()
    await expect(entries(page)).toHaveCount(3)
    expect((await titlesOf(page)).sort()).toEqual([...titles].sort())
    const calls = (await mock.calls('/api/user/lists')).filter(({ method }) => method === 'POST')
    expect(calls).toHaveLength(1)
  })

  test('a reader discards everything, and an Undo that fails once brings all of it back', async ({
    page,
    mock,
  }) => {
    await openLibrary(page)
    await library(page).getByRole('button', { name: 'Load more items' }).click()
    await expect(entries(page)).toHaveCount(14)
    await checkbox(page, 'Select all shown').check()
    await bulkButton(page, 'Discard').click()
    const question = page.getByRole('alertdialog', { name: 'Discard 14 items?' })
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(question).toBeHidden()
    await expect(entries(page)).toHaveCount(0)
    await mock.faults([{ method: 'POST', path: '/service/saved', status: 503, times: 6 }])
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.click()
    await expect(page.getByText('There was an error while').last()).toBeVisible()
    await undo.click()
    await expect(liveRegion(page)).toContainText('14 item(s) are back in My Library.')
    await page.reload()
    await library(page).getByRole('button', { name: 'Load more items' }).click()
    await expect(entries(page)).toHaveCount(14)
  })

  test('the words after everything is discarded stay in the window, and so does the list', async ({
    page,
  }) => {
    await openLibrary(page)
    await library(page).getByRole('button', { name: 'Load more items' }).click()
    await expect(entries(page)).toHaveCount(14)
    await checkbox(page, 'Select all shown').check()
    await bulkButton(page, 'Discard').click()
    const question = page.getByRole('alertdialog', { name: 'Discard 14 items?' })
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(question.getByText('14 item(s) removed')).toBeVisible()
    // The bar with its button is gone: the words are in the middle of the window and not in its corner.
    const box = await question.boundingBox()
    const window = page.viewportSize()
    if (!box || !window) throw new Error('the words are not rendered')
    expect(Math.abs(box.x + box.width / 2 - window.width / 2)).toBeLessThan(20)
    expect(box.y).toBeGreaterThan(window.height / 5)
    await expect(question).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Welcome to My Library' })).toBeInViewport()
  })

  test('a keyboard user creates a folder, sorts three entries into two folders and returns to the bar', async ({
    page,
  }) => {
    // Without motion a focused element is in place at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openLibrary(page)
    await headerReady(page)
    const titles = (await titlesOf(page)).slice(0, 3)
    await tabTo(page, 'New folder', false)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Title')).toBeFocused()
    await page.keyboard.type('Pricing 101')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Pricing 101')).toBeFocused()
    await page.goBack()
    await expect(heading(page, 'My Library')).toBeFocused()
    await expect(entries(page)).toHaveCount(8)
    for (const title of titles) {
      await tabTo(page, `Select ${title}`, false)
      await page.keyboard.press('Space')
    }
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Shift+Tab')
      if ((await readFocus(page)).name === 'Move') break
    }
    // The entries have buttons named after their titles. This one acts on the whole selection.
    await page.keyboard.press('Enter')
    const move = flyout(page, /Move 3 items/)
    await expect(move).toBeVisible()
    await expect(move.getByRole('checkbox', { name: 'Strategy 2026' })).toBeFocused()
    await page.keyboard.press('Space')
    await tabTo(page, 'Pricing 101')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(liveRegion(page)).toHaveText('3 item(s) added to folders')
    await page.keyboard.press('Escape')
    await expect(move).toBeHidden()
    await expect(bulkButton(page, 'Move')).toBeFocused()
  })

  test('a reader discards one entry and restores it, and discards several after a confirmation', async ({
    page,
  }) => {
    // Without motion a scrolled element is in place at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openLibrary(page)
    const [first = '', second = ''] = await titlesOf(page)
    await page.getByRole('button', { name: `Discard ${first}` }).click()
    await expect(entries(page).filter({ hasText: first })).toBeHidden()
    await expect(entries(page).first().getByRole('link')).toBeFocused()
    const told = page.getByText('Removed from My Library', { exact: true })
    await expect(told).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(entries(page).filter({ hasText: first })).toBeVisible()

    await checkbox(page, `Select ${first}`).check()
    await checkbox(page, `Select ${second}`).check()
    // The bar sticks below the page's own sticky bar.
    await entries(page).last().scrollIntoViewIfNeeded()
    const at = await bulkButton(page, 'Discard').boundingBox()
    await page.mouse.click((at?.x ?? 0) + 9, (at?.y ?? 0) + 9)
    const question = page.getByRole('alertdialog', { name: 'Discard 2 items?' })
    await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(liveRegion(page)).toHaveText('2 item(s) removed from My Library')
    await expect(entries(page).filter({ hasText: second })).toBeHidden()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(entries(page).filter({ hasText: second })).toBeVisible()
  })

  for (const [width, height] of [
    [320, 200],
    [250, 520],
    [1000, 500],
  ] as const) {
    test(`the bulk bar covers no focused element in ${width} by ${height}`, async ({
      page,
      mock,
    }) => {
      // Without motion a scrolled element is in place at once.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await serveTestPage(mock, { body: '<bindery-my-library></bindery-my-library>' })
      await openLibrary(page, testPage)
      await page.evaluate(() => document.documentElement.style.setProperty('--bindery-top', '40px'))
      await page.getByRole('checkbox', { name: 'Select all' }).check()
      const visited = new Set<string>()
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < 30; step += 1) {
          await page.keyboard.press(key)
          const { name, over } = await readCoveredFocus(page, '.bulk')
          expect(over, `${key} to ${name}`).toBeLessThanOrEqual(0)
          visited.add(name)
        }
      }
      expect(visited.size).toBeGreaterThan(20)
    })
  }

  test('bulk actions call the endpoints of the service dialect', async ({ page, mock }) => {
    await serveTestPage(mock, {
      body: '<bindery-my-library load="eager"></bindery-my-library><p>The page.</p>',
      script:
        '<script async src="/bindery/bindery.js" data-api-base="/api/" data-dialect="service"></script>',
    })
    await openLibrary(page, testPage)
    await createFolder(page, 'Pricing 101')
    await expect(heading(page, 'Pricing 101')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(testPage)
    await folderLink(page, 'My Library').click()
    await expect(entries(page)).toHaveCount(8)
    await moveThreeEntries(page)
    await folderLink(page, 'Pricing 101').click()
    await expect(entries(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Delete folder' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(heading(page, 'My Library')).toBeVisible()
    await expect
      .poll(async () => (await mock.calls('/service/lists')).map(({ method }) => method))
      .toContain('DELETE')
    const calls = await mock.calls('/service/')
    for (const wanted of [
      'GET /service/lists',
      'POST /service/lists',
      'DELETE /service/lists',
      'GET /service/user/saves',
      'POST /service/bulkListItem',
    ]) {
      const [method, path] = wanted.split(' ')
      expect(
        calls.some((call) => call.method === method && call.path.startsWith(path ?? '')),
        wanted,
      ).toBe(true)
    }
    expect((await mock.calls('/api/user/')).filter(({ path }) => !/profile/.test(path))).toEqual([])
  })
})
