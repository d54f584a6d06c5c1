/** Entries of My Library are dragged to folders; the way of the keyboard is "Move". */
import { expect, test } from '../support/test.ts'
import { box, entries, folderLink, openLibrary, titlesOf } from './library.ts'

test.beforeEach(({ signIn }) => signIn('reader@example.com'))

test('one, and what is selected with it; and back again', async ({ page, mock }) => {
  await openLibrary(page)
  const [, , , first = '', second = ''] = await titlesOf(page)
  await entries(page).nth(3).dragTo(folderLink(page, 'Team reading'))
  await expect(page.getByText('1 item(s) added to folders').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Folders Updated').first()).toBeVisible()

  await box(page, `Select ${first}`).check()
  await box(page, `Select ${second}`).check()
  await entries(page).nth(4).dragTo(folderLink(page, 'Team reading'))
  await expect(page.getByText('2 item(s) added to folders').first()).toBeVisible()
  await folderLink(page, 'Team reading').click()
  for (const title of [first, second]) {
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  }
  const sorted = (await mock.calls('/api/user/lists/bulk-update')).map(({ method }) => method)
  expect(sorted).toEqual(['POST', 'DELETE', 'POST'])
})

test('not to a folder that cannot be changed, and a refusal is told', async ({
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
  await expect(page.getByText('Something went wrong. Please try again.').first()).toBeVisible()
  expect(await calls()).toHaveLength(1)
})
