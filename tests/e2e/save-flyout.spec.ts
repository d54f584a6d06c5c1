/** bindery-save-flyout: its errors and the messages a reader gets (spec content 5, 8 and 9). */
import { stopClock } from '../support/clock.ts'
import { hold } from '../support/hold.ts'
import { press as pressAnyhow } from '../support/press.ts'
import { expect, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'
import { liveRegion } from './live-region.ts'
import {
  article,
  buttonOf,
  countSaves,
  expectSaved,
  flyout,
  folderBox,
  pressInFlyout,
  saveButton,
} from './save.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const failed = 'There was an error while processing your request, please try again later.'
const failedAfter = 'Save operation failed!'
const post = { method: 'POST', path: '/service/saved' } as const
const folder = { method: 'POST', path: '/service/lists' } as const

const openFlyout = async ({
  page,
  signIn,
}: {
  page: import('@playwright/test').Page
  signIn: (email: string) => Promise<void>
}) => {
  await signIn('reader@example.com')
  await page.goto(article.url)
  await expectSaved(page, false)
  await saveButton(page).click()
  await expect(folderBox(page, 'Team reading')).toBeVisible()
}

// answers.test.ts has every malformed response. They are all the same failure here.
test('the save flyout rolls back after a 503, shows the error for five seconds and keeps a short one', async ({
  page,
  mock,
  signIn,
}) => {
  await page.clock.install()
  await openFlyout({ page, signIn })
  // The test moves the clock, so the error does not expire on a slow machine.
  await stopClock(page)
  await mock.faults([{ ...post, status: 503, body: { message: 'Down' } }])
  const answer = await hold(page, `**${post.path}`)
  await folderBox(page, 'Team reading').check()
  await pressInFlyout(page, 'Save')
  await expectSaved(page, true)
  answer()
  await expect(flyout(page).getByRole('alert')).toHaveText(failed)
  await expectSaved(page, false)
  await expect(folderBox(page, 'Team reading')).toBeChecked()
  await page.clock.runFor(3000)
  await expect(flyout(page).getByRole('alert')).toHaveText(failed)
  await page.clock.runFor(2100)
  await expect(flyout(page).getByRole('alert')).toHaveText(failedAfter)
  await mock.faults([])
  await pressInFlyout(page, 'Save')
  await expect(flyout(page).getByText('Saved!')).toBeVisible()
  await page.clock.runFor(2100)
  await expect(flyout(page)).toHaveCount(0)
  await expectSaved(page, true)
})

test('the save flyout shows the wait after a 429 and does not retry by itself', async ({
  page,
  mock,
  signIn,
}) => {
  await openFlyout({ page, signIn })
  await mock.faults([{ ...post, status: 429, headers: { 'retry-after': '30' } }])
  await pressInFlyout(page, 'Save')
  await expect(flyout(page).getByRole('alert')).toHaveText('Please wait 30 seconds and try again.')
  await expectSaved(page, false)
  expect(await countSaves(mock)).toBe(1)
  await expect(authModal(page).dialog('Sign In')).toHaveCount(0)
})

test("a new folder's name must be present, of the allowed letters and length, and unused", async ({
  page,
  signIn,
  mock,
}) => {
  await openFlyout({ page, signIn })
  await pressInFlyout(page, 'New folder')
  const name = flyout(page).getByLabel('Title')
  const save = flyout(page).getByRole('button', { name: 'Save', exact: true })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await pressAnyhow(save)
  await expect(flyout(page).getByText('This field is required.')).toBeVisible()
  await expect(name).toBeFocused()
  const pattern =
    'Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.'
  for (const wrong of ['Größe', 'a&b', 'x'.repeat(31)]) {
    await name.fill(wrong)
    await pressAnyhow(save)
    await expect(flyout(page).getByText(pattern)).toBeVisible()
  }
  await name.fill(' team  READING ')
  await pressAnyhow(save)
  await expect(flyout(page).getByText('A folder with this title already exists.')).toBeVisible()
  await name.fill('Good name')
  await expect(save).not.toHaveAttribute('aria-disabled', 'true')
  expect(await mock.calls('/service/lists')).toHaveLength(1)
})

test('the save flyout keeps the name and the description of a folder after a 409', async ({
  page,
  mock,
  signIn,
}) => {
  await openFlyout({ page, signIn })
  await pressInFlyout(page, 'New folder')
  await flyout(page).getByLabel('Title').fill('Elsewhere')
  await flyout(page).getByLabel('Description (optional)').fill('Made in another tab')
  await mock.faults([{ ...folder, status: 409, body: { message: 'x' } }])
  await pressInFlyout(page, 'Save')
  await expect(flyout(page).getByText('Folder already exists')).toBeVisible()
  await expect(flyout(page).getByLabel('Title')).toHaveValue('Elsewhere')
  await expect(flyout(page).getByLabel('Title')).toBeFocused()
  await pressInFlyout(page, 'Cancel')
  await expect(flyout(page).getByRole('button', { name: 'New folder' })).toBeFocused()
  await pressInFlyout(page, 'New folder')
  await expect(flyout(page).getByLabel('Description (optional)')).toHaveValue('Made in another tab')
  await expectSaved(page, false)
  expect(await countSaves(mock)).toBe(0)
})

test("the save flyout shows the server's first message when a folder is refused", async ({
  page,
  mock,
  signIn,
}) => {
  await openFlyout({ page, signIn })
  await pressInFlyout(page, 'New folder')
  await flyout(page).getByLabel('Title').fill('Another')
  await mock.faults([{ ...folder, status: 422, body: { message: 'You have too many folders.' } }])
  await pressInFlyout(page, 'Save')
  await expect(flyout(page).getByText('You have too many folders.')).toBeVisible()
  const errors = [{ field: 'name', message: 'Not that one.' }]
  await mock.faults([{ ...folder, status: 422, body: { errors } }])
  await pressInFlyout(page, 'Save')
  await expect(flyout(page).getByText('Not that one.')).toBeVisible()
})

test('the save flyout does not create a folder twice when the save after it failed', async ({
  page,
  mock,
  signIn,
}) => {
  await openFlyout({ page, signIn })
  await pressInFlyout(page, 'New folder')
  await flyout(page).getByLabel('Title').fill('Once')
  await mock.faults([{ ...post, status: 500, times: 1 }])
  await pressInFlyout(page, 'Save')
  await expect(flyout(page).getByRole('alert')).toHaveText(failed)
  await expect(folderBox(page, 'Once')).toBeChecked()
  await pressInFlyout(page, 'Save')
  await expect(liveRegion(page)).toHaveText('Saved!')
  const made = (await mock.calls('/service/lists')).filter(({ method }) => method === 'POST')
  expect(made).toHaveLength(1)
})

test('a save that fails after the flyout was closed is reported on the page', async ({
  page,
  mock,
  signIn,
}) => {
  await page.clock.install()
  await openFlyout({ page, signIn })
  // The message stays for two seconds. A slow machine may need them to look.
  await stopClock(page)
  await mock.faults([{ ...post, status: 500 }])
  const answer = await hold(page, `**${post.path}`)
  await pressInFlyout(page, 'Save')
  await page.keyboard.press('Escape')
  await expectSaved(page, true)
  answer()
  await expectSaved(page, false)
  await expect(page.getByRole('dialog').getByText(failed)).toBeVisible()
})

test('the save flyout reports folders that fail to load, retries them and saves without them', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await mock.faults([{ method: 'GET', path: '/service/lists', status: 404 }])
  await page.goto(article.url)
  await expectSaved(page, false)
  await saveButton(page).click()
  await expect(flyout(page).getByRole('alert').first()).toHaveText(
    'Your folders could not be loaded. Something went wrong. Please try again.',
  )
  await expect(folderBox(page, 'My Library')).toBeChecked()
  await mock.faults([])
  await pressInFlyout(page, 'Try again')
  await expect(folderBox(page, 'Team reading')).toBeVisible()
  await expect(flyout(page)).toBeFocused()
  await pressInFlyout(page, 'Save')
  await expect(liveRegion(page)).toHaveText('Saved!')
})

test('the save flyout shows fifty of two thousand folders and finds the others by a field', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  const lists = [...Array(2000).keys()].map((at) => ({ id: `f${at}`, name: `Folder ${at}` }))
  await mock.faults([{ method: 'GET', path: '/service/lists', body: { lists } }])
  await page.goto(article.url)
  await expectSaved(page, false)
  await saveButton(page).click()
  await expect(folderBox(page, 'Folder 0')).toBeVisible()
  await expect(flyout(page).getByRole('checkbox')).toHaveCount(51)
  await flyout(page).getByLabel('Find a folder').fill('folder 1999')
  await expect(flyout(page).getByText('1 folder found')).toBeVisible()
  await folderBox(page, 'Folder 1999').check()
})

test("the save flyout shows the server's texts as text", async ({ page, mock, signIn }) => {
  const evil = '<img src=x onerror=alert(1)>'
  await serveTestPage(mock, { body: buttonOf({ ...article, title: evil.replaceAll('<', '&lt;') }) })
  await mock.faults([
    {
      method: 'GET',
      path: '/service/lists',
      body: { lists: [{ id: evil, name: evil, slug: 'javascript:alert(1)' }] },
    },
  ])
  await signIn('reader@example.com')
  await page.goto(article.url)
  await expectSaved(page, false)
  await saveButton(page).click()
  await expect(folderBox(page, evil)).toBeVisible()
  expect(await page.locator('img[src=x]').count()).toBe(0)
})

test('the save flyout closes on a click outside and when another flyout opens', async ({
  page,
  signIn,
}) => {
  await openFlyout({ page, signIn })
  await page.getByRole('heading', { level: 1 }).click()
  await expect(flyout(page)).toHaveCount(0)
  await saveButton(page).click()
  await expect(folderBox(page, 'Team reading')).toBeVisible()
  await page.getByRole('button', { name: /^Help: / }).focus()
  await page.keyboard.press('Enter')
  await expect(flyout(page)).toHaveCount(0)
  await expect(saveButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('a page opens bindery-save-flyout itself, and a save button without an item-id warns', async ({
  page,
  mock,
  signIn,
  journal,
}) => {
  await serveTestPage(mock, {
    body: `<button id="mine">Mine</button><bindery-save-flyout anchor="mine" item-id="${article.id}"></bindery-save-flyout><bindery-save-button><a href="/my-library">Library</a></bindery-save-button>`,
  })
  await signIn('reader@example.com')
  await page.goto(testPage)
  await expect(page.getByRole('link', { name: 'Library' })).toBeVisible()
  await expect.poll(() => journal.warnings().join()).toContain('item-id')
  const tag = page.locator('bindery-save-flyout')
  await expect(tag).toHaveJSProperty('open', false)
  await tag.evaluate((element) => element.toggleAttribute('open', true))
  await folderBox(page, 'Strategy 2026').check()
  await pressInFlyout(page, 'Save')
  await expect(liveRegion(page)).toHaveText('Saved!')
  await expect(tag).not.toHaveAttribute('open')
})
