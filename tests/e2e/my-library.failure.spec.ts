import { expect, test } from '../support/test.ts'
import {
  bulkButton,
  checkbox,
  createFolder,
  entries,
  flyout,
  folderLink,
  folderList,
  heading,
  library,
  openLibrary,
  titlesOf,
} from './library.ts'
import { liveRegion } from './live-region.ts'

const reader = 'reader@example.com'
test.describe('My Library with a failing server', () => {
  test.beforeEach(({ signIn }) => signIn(reader))

  test('My Library keeps every input and list after a 503, at each step', async ({
    page,
    mock,
  }) => {
    const down = (method: string, path: string) =>
      mock.faults([{ method, path, status: 503, times: 1 }])
    await openLibrary(page)
    const [first = ''] = await titlesOf(page)
    await down('POST', '/service/lists')
    await createFolder(page, 'Pricing 101')
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Pricing 101')
    await expect(folderLink(page, 'Pricing 101')).toBeHidden()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(heading(page, 'Pricing 101')).toBeFocused()

    await folderLink(page, 'My Library').click()
    await checkbox(page, `Select ${first}`).check()
    await down('POST', '/api/user/lists')
    await bulkButton(page, 'Move').click()
    const move = flyout(page, /Move 1 item/)
    await move.getByRole('checkbox', { name: 'Pricing 101' }).check()
    await move.getByRole('button', { name: 'Add to folders' }).click()
    await expect(move.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
    await expect(move.getByRole('checkbox', { name: 'Pricing 101' })).toBeChecked()
    await move.getByRole('button', { name: 'Add to folders' }).click()
    await expect(liveRegion(page)).toHaveText('1 item(s) added to folders')
    await page.keyboard.press('Escape')

    await down('DELETE', '/api/user')
    await bulkButton(page, 'Discard').click()
    const question = page.getByRole('alertdialog', { name: 'Discard 1 item?' })
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(question.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
    await expect(entries(page).filter({ hasText: first })).toBeVisible()
    await question.getByRole('button', { name: 'Keep' }).click()

    await mock.faults([{ method: 'GET', path: '/api/user/saves/', status: 503 }])
    await page.getByRole('button', { name: 'Load more items' }).click()
    await expect(library(page).getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
    await expect(entries(page)).toHaveCount(8)
    await mock.faults([])
    await page.getByRole('button', { name: 'Load more items' }).click()
    await expect(entries(page)).toHaveCount(14)
    await expect(entries(page).nth(8).getByRole('link')).toBeFocused()
  })

  test('the folder list and the move flyout show why folders fail to load', async ({
    page,
    mock,
  }) => {
    const path = '/service/lists'
    await mock.faults([
      { method: 'GET', path, status: 429, headers: { 'Retry-After': '120' }, times: 1 },
    ])
    await page.goto('/my-library')
    const list = folderList(page)
    await expect(list.getByRole('alert')).toHaveText('Please wait 2 minutes and try again.')
    await page.reload()
    await expect(folderLink(page, 'Strategy 2026')).toBeVisible()
    await mock.faults([{ method: 'GET', path, status: 503 }])
    await page.reload()
    await expect(list.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
    const [first = ''] = await titlesOf(page)
    await checkbox(page, `Select ${first}`).check()
    await bulkButton(page, 'Move').click()
    const move = flyout(page, /Move 1 item/)
    await expect(move.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
    await mock.faults([])
    await move.getByRole('button', { name: 'Try again' }).click()
    await expect(move.getByRole('checkbox', { name: 'Strategy 2026' })).toBeVisible()
    await expect(folderLink(page, 'Strategy 2026')).toBeVisible()
  })

  test("focus moves to the list after a folder's contents load on a retry", async ({
    page,
    mock,
  }) => {
    await openLibrary(page)
    await mock.faults([{ method: 'GET', path: '/api/user/list/', status: 503 }])
    await folderLink(page, 'Strategy 2026').click()
    const alert = library(page).getByRole('alert').filter({ hasText: /\w/ })
    const again = library(page).getByRole('button', { name: 'Try again' })
    await expect(alert).toHaveText('Something went wrong. Please try again.')
    await mock.faults([])
    await again.click()
    await expect(entries(page).first()).toBeVisible()
    await expect(library(page).locator('.feed')).toBeFocused()
  })

  test('focus moves to the list after every shown entry is discarded', async ({ page }) => {
    await openLibrary(page)
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await bulkButton(page, 'Discard').click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(question).toHaveCount(0)
    await expect(entries(page)).toHaveCount(6)
    await expect(library(page).locator('.feed')).toBeFocused()
  })

  test('My Library asks to sign in when the session has ended', async ({
    page,
    context,
    journal,
  }) => {
    journal.allow(/401/)
    await openLibrary(page)
    await context.clearCookies()
    await folderLink(page, 'Strategy 2026').click()
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toContainText(
      'your session has ended',
      { ignoreCase: true },
    )
  })

  test('My Library follows another tab', async ({ page, context }) => {
    await openLibrary(page)
    const other = await context.newPage()
    await openLibrary(other)
    await createFolder(page, 'Pricing 101')
    await expect(folderLink(other, 'Pricing 101')).toBeVisible()
    const [first = ''] = await titlesOf(other)
    await other.getByRole('button', { name: `Discard ${first}` }).click()
    await folderLink(page, 'My Library').click()
    await expect(entries(page).first()).toBeVisible()
    await expect(entries(page).filter({ hasText: first })).toBeHidden()
    await other.getByRole('button', { name: 'Undo' }).click()
    await expect(entries(page).filter({ hasText: first })).toBeVisible()
  })
})

test("My Library shows the server's texts as text and drops javascript: links", async ({
  page,
  mock,
  signIn,
}) => {
  const script = '<img src=x onerror=alert(1)>'
  await signIn(reader)
  await mock.faults([
    {
      method: 'GET',
      path: '/service/lists',
      body: { lists: [{ id: 'x', name: script, description: script, slug: 'x', readOnly: false }] },
      headers: { 'content-type': 'application/json' },
    },
    {
      method: 'GET',
      path: '/api/user/',
      body: {
        entry: [
          {
            id: 'x',
            title: script,
            summary: script,
            contentType: script,
            category: { term: script },
            author: [script],
            content: { src: 'javascript:alert(1)', image: 'javascript:alert(1)', selectable: true },
          },
        ],
        page: { last: true },
        user: {},
        status: 'registered',
        id: '1',
        guid: '1',
      },
      headers: {
        'content-type': 'application/json',
        'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT',
      },
    },
  ])
  await page.goto('/my-library')
  await expect(folderLink(page, script)).toBeVisible()
  await expect(entries(page).getByRole('heading', { name: script })).toBeVisible()
  await expect(entries(page).getByRole('link')).toHaveCount(0)
  expect(await library(page).locator('img').count()).toBe(0)
})
