/** bindery-save-flyout: what goes wrong, and what of it a reader is told (spec content 5, 8 and 9). */
import { stopClock } from '../support/clock.ts'
import { hold } from '../support/hold.ts'
import { press as pressAnyhow } from '../support/press.ts'
import { expect, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'
import { madeUp, makeUp } from './pages.ts'
import { said } from './said.ts'
import { article, box, buttonOf, flyout, known, press, saveButton, saves } from './save.ts'

const failed = 'There was an error while processing your request, please try again later.'
const failedAfter = 'Save operation failed!'
const post = { method: 'POST', path: '/service/saved' } as const
const folder = { method: 'POST', path: '/service/lists' } as const

const opened = async ({
  page,
  signIn,
}: {
  page: import('@playwright/test').Page
  signIn: (email: string) => Promise<void>
}) => {
  await signIn('reader@example.com')
  await page.goto(article.url)
  await known(page, false)
  await saveButton(page).click()
  await expect(box(page, 'Team reading')).toBeVisible()
}

// What else is no answer is in answers.test.ts: all of it is one failure to whoever asked.
test('503: shown at once, taken back, told for five seconds, then in short', async ({
  page,
  mock,
  signIn,
}) => {
  await page.clock.install()
  await opened({ page, signIn })
  // What goes after so many seconds waits for a slow machine.
  await stopClock(page)
  await mock.faults([{ ...post, status: 503, body: { message: 'Down' } }])
  const answer = await hold(page, `**${post.path}`)
  await box(page, 'Team reading').check()
  await press(page, 'Save')
  await known(page, true)
  answer()
  await expect(flyout(page).getByRole('alert')).toHaveText(failed)
  await known(page, false)
  await expect(box(page, 'Team reading')).toBeChecked()
  await page.clock.runFor(3000)
  await expect(flyout(page).getByRole('alert')).toHaveText(failed)
  await page.clock.runFor(2100)
  await expect(flyout(page).getByRole('alert')).toHaveText(failedAfter)
  await mock.faults([])
  await press(page, 'Save')
  await expect(flyout(page).getByText('Saved!')).toBeVisible()
  await page.clock.runFor(2100)
  await expect(flyout(page)).toHaveCount(0)
  await known(page, true)
})

test('429: not tried again by itself, and says when; nobody is signed out', async ({
  page,
  mock,
  signIn,
}) => {
  await opened({ page, signIn })
  await mock.faults([{ ...post, status: 429, headers: { 'retry-after': '30' } }])
  await press(page, 'Save')
  await expect(flyout(page).getByRole('alert')).toHaveText('Please wait 30 seconds and try again.')
  await known(page, false)
  expect(await saves(mock)).toBe(1)
  await expect(authModal(page).dialog('Sign In')).toHaveCount(0)
})

test('the name of a new folder: required, its letters, its length, not there yet', async ({
  page,
  signIn,
  mock,
}) => {
  await opened({ page, signIn })
  await press(page, 'New folder')
  const name = flyout(page).getByLabel('Name')
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

test('409 on a new folder: it exists already; nothing typed is lost', async ({
  page,
  mock,
  signIn,
}) => {
  await opened({ page, signIn })
  await press(page, 'New folder')
  await flyout(page).getByLabel('Name').fill('Elsewhere')
  await flyout(page).getByLabel('Description (optional)').fill('Made in another tab')
  await mock.faults([{ ...folder, status: 409, body: { message: 'x' } }])
  await press(page, 'Save')
  await expect(flyout(page).getByText('Folder already exists')).toBeVisible()
  await expect(flyout(page).getByLabel('Name')).toHaveValue('Elsewhere')
  await expect(flyout(page).getByLabel('Name')).toBeFocused()
  await press(page, 'Cancel')
  await expect(flyout(page).getByRole('button', { name: 'New folder' })).toBeFocused()
  await press(page, 'New folder')
  await expect(flyout(page).getByLabel('Description (optional)')).toHaveValue('Made in another tab')
  await known(page, false)
  expect(await saves(mock)).toBe(0)
})

test('other refusals of a folder: the server’s first message', async ({ page, mock, signIn }) => {
  await opened({ page, signIn })
  await press(page, 'New folder')
  await flyout(page).getByLabel('Name').fill('Another')
  await mock.faults([{ ...folder, status: 422, body: { message: 'You have too many folders.' } }])
  await press(page, 'Save')
  await expect(flyout(page).getByText('You have too many folders.')).toBeVisible()
  const errors = [{ field: 'name', message: 'Not that one.' }]
  await mock.faults([{ ...folder, status: 422, body: { errors } }])
  await press(page, 'Save')
  await expect(flyout(page).getByText('Not that one.')).toBeVisible()
})

test('a folder that was made before the rest failed is not made again', async ({
  page,
  mock,
  signIn,
}) => {
  await opened({ page, signIn })
  await press(page, 'New folder')
  await flyout(page).getByLabel('Name').fill('Once')
  await mock.faults([{ ...post, status: 500, times: 1 }])
  await press(page, 'Save')
  await expect(flyout(page).getByRole('alert')).toHaveText(failed)
  await expect(box(page, 'Once')).toBeChecked()
  await press(page, 'Save')
  await expect(said(page)).toHaveText('Saved!')
  const made = (await mock.calls('/service/lists')).filter(({ method }) => method === 'POST')
  expect(made).toHaveLength(1)
})

test('closed before a slow answer: the reader is told on the page', async ({
  page,
  mock,
  signIn,
}) => {
  await page.clock.install()
  await opened({ page, signIn })
  // It is told for two seconds, which a slow machine may need for looking.
  await stopClock(page)
  await mock.faults([{ ...post, status: 500 }])
  const answer = await hold(page, `**${post.path}`)
  await press(page, 'Save')
  await page.keyboard.press('Escape')
  await known(page, true)
  answer()
  await known(page, false)
  await expect(page.getByRole('dialog').getByText(failed)).toBeVisible()
})

test('folders that cannot be had: said, tried again, and it can be saved without', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await mock.faults([{ method: 'GET', path: '/service/lists', status: 404 }])
  await page.goto(article.url)
  await known(page, false)
  await saveButton(page).click()
  await expect(flyout(page).getByRole('alert').first()).toHaveText(
    'Your folders could not be loaded. Something went wrong. Please try again.',
  )
  await expect(box(page, 'My Library')).toBeChecked()
  await mock.faults([])
  await press(page, 'Try again')
  await expect(box(page, 'Team reading')).toBeVisible()
  await expect(flyout(page)).toBeFocused()
  await press(page, 'Save')
  await expect(said(page)).toHaveText('Saved!')
})

test('two thousand folders: a part is shown, a field finds the others', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  const lists = [...Array(2000).keys()].map((at) => ({ id: `f${at}`, name: `Folder ${at}` }))
  await mock.faults([{ method: 'GET', path: '/service/lists', body: { lists } }])
  await page.goto(article.url)
  await known(page, false)
  await saveButton(page).click()
  await expect(box(page, 'Folder 0')).toBeVisible()
  await expect(flyout(page).getByRole('checkbox')).toHaveCount(51)
  await flyout(page).getByLabel('Find a folder').fill('folder 1999')
  await expect(flyout(page).getByText('1 folder found')).toBeVisible()
  await box(page, 'Folder 1999').check()
})

test('texts of the server are texts', async ({ page, mock, signIn }) => {
  const evil = '<img src=x onerror=alert(1)>'
  await makeUp(mock, { body: buttonOf({ ...article, title: evil.replaceAll('<', '&lt;') }) })
  await mock.faults([
    {
      method: 'GET',
      path: '/service/lists',
      body: { lists: [{ id: evil, name: evil, slug: 'javascript:alert(1)' }] },
    },
  ])
  await signIn('reader@example.com')
  await page.goto(article.url)
  await known(page, false)
  await saveButton(page).click()
  await expect(box(page, evil)).toBeVisible()
  expect(await page.locator('img[src=x]').count()).toBe(0)
})

test('one flyout is open at a time; a click elsewhere closes it', async ({ page, signIn }) => {
  await opened({ page, signIn })
  await page.getByRole('heading', { level: 1 }).click()
  await expect(flyout(page)).toHaveCount(0)
  await saveButton(page).click()
  await expect(box(page, 'Team reading')).toBeVisible()
  await page.getByRole('button', { name: /^Help: / }).focus()
  await page.keyboard.press('Enter')
  await expect(flyout(page)).toHaveCount(0)
  await expect(saveButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('a page opens bindery-save-flyout itself, and is told of its mistakes', async ({
  page,
  mock,
  signIn,
  journal,
}) => {
  await makeUp(mock, {
    body: `<button id="mine">Mine</button><bindery-save-flyout anchor="mine" item-id="${article.id}"></bindery-save-flyout><bindery-save-button><a href="/my-library">Library</a></bindery-save-button>`,
  })
  await signIn('reader@example.com')
  await page.goto(madeUp)
  await expect(page.getByRole('link', { name: 'Library' })).toBeVisible()
  await expect.poll(() => journal.warnings().join()).toContain('item-id')
  const tag = page.locator('bindery-save-flyout')
  await expect(tag).toHaveJSProperty('open', false)
  await tag.evaluate((element) => element.toggleAttribute('open', true))
  await box(page, 'Strategy 2026').check()
  await press(page, 'Save')
  await expect(said(page)).toHaveText('Saved!')
  await expect(tag).not.toHaveAttribute('open')
})
