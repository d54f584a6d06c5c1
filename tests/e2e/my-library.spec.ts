import { press } from '../support/press.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'
import { headerReady, tabTo } from './keyboard.ts'
import { folderLink, folderList, heading, library, openLibrary, titlesOf } from './library.ts'
import { visibleText } from './reader-data.ts'

const reader = 'reader@example.com'
test.describe('My Library', () => {
  test.beforeEach(({ signIn }) => signIn(reader))

  test('arrow keys move between the tabs of My Library, and Enter selects one', async ({
    page,
  }) => {
    await openLibrary(page)
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('Saved').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Following')).toBeFocused()
    await expect(tab('Saved')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(tab('Activity')).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Ordered' }).click()
    await expect(library(page).getByText(/^Cancelled · 1 item/)).toBeVisible()
  })

  test('a reader shares an entry of My Library, and an entry that is read only has no Share', async ({
    page,
  }) => {
    await openLibrary(page)
    const [title = ''] = await titlesOf(page)
    await page.getByRole('button', { name: `Share ${title}`, exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Share', exact: true })).toContainText(title)
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Activity' }).click()
    await page.getByRole('button', { name: 'Ordered' }).click()
    await expect(library(page).getByText(/^Cancelled · 1 item/)).toBeVisible()
    await expect(library(page).getByRole('button', { name: /^Share / })).toHaveCount(0)
  })

  test('My Library refuses a folder name that is taken and keeps the typed one', async ({
    page,
    mock,
  }) => {
    await openLibrary(page, '/my-library/library/team-reading')
    await page.getByRole('button', { name: 'Edit folder' }).click()
    const title = page.getByLabel('Title')
    await expect(title).toHaveValue('Team reading')
    await title.fill('strategy2026')
    await press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(title).toHaveAccessibleDescription(/A folder with this title already exists\./)
    await expect(title).toHaveValue('strategy2026')
    // Another tab was faster: the field shows the server's message.
    await mock.faults([
      {
        method: 'POST',
        path: '/service/lists',
        status: 409,
        body: { code: 'folder_taken', message: 'Folder already exists' },
        times: 1,
      },
    ])
    await title.fill('Team')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(title).toHaveAccessibleDescription(/Folder already exists/)
    await expect(title).toHaveValue('Team')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL(/\/library\/team$/)
    await expect(heading(page, 'Team')).toBeFocused()
  })

  test('deleting a folder asks first and keeps its entries', async ({ page, axe }) => {
    await openLibrary(page, '/my-library/library/team-reading')
    await page.getByRole('button', { name: 'Delete folder' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete “Team reading”?' })
    await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused()
    await axe()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Delete folder' })).toBeFocused()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(heading(page, 'My Library')).toBeFocused()
    await expect(folderLink(page, 'Team reading')).toBeHidden()
    await expect(library(page).getByText('8 of 14')).toBeVisible()
    await expect(page).toHaveURL(/\/my-library$/)
  })

  test('My Library shows a read-only folder without its actions, and a notice at an unknown address', async ({
    page,
    axe,
  }) => {
    await openLibrary(page, '/my-library/library/hbrgift')
    await expect(page.getByRole('button', { name: 'Edit folder' })).toBeHidden()
    await expect(folderList(page).getByRole('img', { name: 'Gifts' })).toBeVisible()
    await axe()
    await page.goto('/my-library/library/nobodys')
    await expect(library(page).getByText(/There is no folder at this address/)).toBeVisible()
    await expect(page).toHaveURL(/\/my-library$/)
  })

  test('Back and Forward move between folders', async ({ page }) => {
    await openLibrary(page)
    await folderLink(page, 'Strategy 2026').click()
    await expect(library(page).getByText('5 of 5')).toBeVisible()
    await folderLink(page, 'Team reading').click()
    await expect(heading(page, 'Team reading')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Strategy 2026')).toBeVisible()
    await expect(library(page).getByText('5 of 5')).toBeVisible()
    await page.goForward()
    await expect(heading(page, 'Team reading')).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(heading(page, 'My Library')).toBeVisible()
  })

  test('a reader unfollows a topic in My Library after a confirmation', async ({ page, mock }) => {
    await openLibrary(page)
    await page.evaluate(async () => {
      await fetch('/service/topic', {
        method: 'POST',
        headers: { 'X-Requested-With': 'bindery', 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: 'strategy', name: 'Strategy' }),
      })
    })
    await openLibrary(page)
    await page.getByRole('tab', { name: /Following/ }).click()
    const topics = page.getByRole('navigation', { name: 'Topics' })
    await topics.getByRole('button', { name: 'Strategy', exact: true }).click()
    await topics.getByRole('button', { name: 'Stop following Strategy' }).click()
    await expect(topics.getByText('Stop following Strategy?')).toBeFocused()
    await topics.getByRole('button', { name: 'No' }).click()
    await expect(topics.getByRole('button', { name: 'Stop following Strategy' })).toBeFocused()
    await page.keyboard.press('Enter')
    await topics.getByRole('button', { name: 'Yes' }).click()
    await expect(topics.getByText('Stop following Strategy?')).toBeHidden()
    await expect(topics.getByRole('button', { name: 'Strategy', exact: true })).toBeHidden()
    await expect(topics.getByRole('button', { name: 'All' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect
      .poll(async () => (await mock.calls()).map(({ method, path }) => `${method} ${path}`))
      .toContain('DELETE /api/user/follow')
  })

  test('a keyboard user follows a topic and unfollows it in My Library', async ({ page, mock }) => {
    await page.goto('/topic/strategy')
    await expect(page.getByRole('button', { name: 'Follow Strategy' }).first()).toBeVisible()
    await headerReady(page)
    await tabTo(page, 'Follow Strategy', false)
    await page.keyboard.press('Enter')
    await expect.poll(() => mock.calls('/service/topic')).toHaveLength(1)
    await openLibrary(page)
    await headerReady(page)
    await tabTo(page, 'Saved', false)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const topics = page.getByRole('navigation', { name: 'Topics' })
    await expect(topics.getByRole('button', { name: 'Stop following Strategy' })).toBeVisible()
    await tabTo(page, 'Stop following Strategy', false)
    await page.keyboard.press('Enter')
    await expect(topics.getByText('Stop following Strategy?')).toBeFocused()
    await tabTo(page, 'Yes', false)
    await page.keyboard.press('Enter')
    await expect(topics.getByRole('button', { name: 'Strategy', exact: true })).toBeHidden()
    await expect.poll(() => mock.calls('/api/user/follow')).toHaveLength(1)
  })

  test("My Library removes the reader's data after a sign-out in another tab", async ({
    page,
    context,
  }) => {
    await openLibrary(page, '/my-library/library/strategy-2026')
    const titles = await titlesOf(page)
    expect(titles.length).toBeGreaterThan(0)
    await page.getByRole('button', { name: `Discard ${titles[0]}` }).focus()
    const other = await context.newPage()
    await other.goto('/subscriber-help')
    await other.getByRole('button', { name: 'Robin Reader' }).click()
    await other.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText('to see your library')).toBeVisible()
    const shown = await visibleText(page)
    for (const private_ of [...titles, 'Strategy 2026', 'Team reading', 'Robin']) {
      expect(shown).not.toContain(private_)
    }
  })
})

test('My Library asks a guest to sign in, and shows the library on the same page', async ({
  page,
  axe,
}) => {
  await page.goto('/my-library')
  const main = page.getByRole('main')
  await expect(main.getByText('to see your library')).toBeVisible()
  await expect(main).not.toContainText('JavaScript', { useInnerText: true })
  await axe()
  await main.getByRole('link', { name: 'Sign in' }).click()
  await authModal(page).signIn(reader, password)
  await expect(library(page).getByRole('tab', { name: 'Saved' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/my-library')
})

test('the account page asks a guest to sign in, and stays after it', async ({ page }) => {
  await page.goto('/account')
  const main = page.getByRole('main')
  await expect(main).not.toContainText('JavaScript', { useInnerText: true })
  const profile = main.getByRole('region', { name: 'Profile' })
  await profile.getByRole('button', { name: 'Sign In' }).click()
  await authModal(page).signIn(reader, password)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Robin Reader')
  expect(new URL(page.url()).pathname).toBe('/account')
})
