/** Dragging entries of My Library to folders. Keyboard users have "Move". */
import { expect, test } from '../support/test.ts'
import { checkbox, entries, folderLink, openLibrary, titlesOf } from './library.ts'

test.beforeEach(({ signIn }) => signIn('reader@example.com'))

test('a reader drags one entry and then a selection to a folder, with undo', async ({
  page,
  mock,
}) => {
  await openLibrary(page)
  const [, , , first = '', second = ''] = await titlesOf(page)
  await entries(page).nth(3).dragTo(folderLink(page, 'Team reading'))
  await expect(page.getByText('1 item(s) added to folders').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Folders Updated').first()).toBeVisible()

  await checkbox(page, `Select ${first}`).check()
  await checkbox(page, `Select ${second}`).check()
  await entries(page).nth(4).dragTo(folderLink(page, 'Team reading'))
  await expect(page.getByText('2 item(s) added to folders').first()).toBeVisible()
  await folderLink(page, 'Team reading').click()
  for (const title of [first, second]) {
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  }
  const sorted = (await mock.calls('/api/user/lists/bulk-update')).map(({ method }) => method)
  expect(sorted).toEqual(['POST', 'DELETE', 'POST'])
})

test('a drag to a read-only folder does nothing, and a refused one is reported', async ({
  page,
  mock,
  journal,
}) => {
  journal.allow(/503/)
  await openLibrary(page)
  const calls = () => mock.calls('/api/user/lists/bulk-update')
  await entries(page).first().dragTo(folderLink(page, 'Gifts hbrgift'))
  expect(await calls()).toEqual([])
  await mock.faults([{ method: 'POST', path: '/api/user/lists/bulk-update', status: 503 }])
  await entries(page).first().dragTo(folderLink(page, 'Team reading'))
  await expect(
    page.getByText('There was an error while processing your request').first(),
  ).toBeVisible()
  expect(await calls()).toHaveLength(1)
})
