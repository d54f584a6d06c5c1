/** bindery-save-button: saved state, guests, and the number of requests (spec content 2 and 4). */
import { hold } from '../support/hold.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, nora, titles } from './auth-modal.ts'
import { dialogHasFocus, tabTo } from './keyboard.ts'
import { liveRegion } from './live-region.ts'
import {
  article,
  buttonOf,
  countCalls,
  countSaves,
  dialects,
  expectSaved,
  flyout,
  folderBox,
  pressInFlyout,
  saveButton,
  scriptFor,
} from './save.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const reason = `To save “${article.title}”`
const savedMessage = `“${article.title}” was saved to My Library.`

test('the save buttons of a list and of an article show the saved state', async ({
  page,
  mock,
  signIn,
  axe,
}) => {
  await signIn('reader@example.com')
  await page.goto('/the-latest')
  const buttons = page.getByRole('button', { name: /^Saved? “/ })
  await expect(page.getByRole('button', { name: /^Saved “/ }).first()).toBeVisible()
  await expect.poll(() => buttons.count()).toBeGreaterThan(5)
  expect(await countCalls(mock, 'GET', dialects.api.read)).toBe(1)
  await page.goto(article.url)
  await expectSaved(page, false)
  await axe()
})

test('sixty save buttons share one request and one state', async ({ page, mock, signIn }) => {
  const others = [...Array(58).keys()].map((at) => ({
    id: `a-${at}`,
    title: `A ${at}`,
    url: `/a-${at}`,
  }))
  await serveTestPage(mock, {
    body: [article, article, ...others].map((one) => buttonOf(one)).join('\n'),
  })
  await signIn('reader@example.com')
  await page.goto(testPage)
  await expect(saveButton(page, 'A 57')).toBeVisible()
  const both = page.getByRole('button', { name: `Save “${article.title}”` })
  await expect(both).toHaveCount(2)
  // The saved state is known. If it were not, saving would read it once more.
  await expect(both.first()).toHaveAttribute('aria-pressed', 'false')
  await both.first().click()
  await pressInFlyout(page, 'Save')
  await expect(page.getByRole('button', { name: `Saved “${article.title}”` })).toHaveCount(2)
  await expect(page.locator('bindery-save-flyout')).toHaveCount(1)
  // One read for all buttons, and one for this button after its flyout opened, when the page is idle.
  const reads = async () =>
    (await mock.calls()).filter(({ method, path }) => method === 'GET' && path.includes('/saves'))
  await expect.poll(reads).toHaveLength(2)
})

// organize-button.spec.ts tests the other dialect.
test('a guest saves an article through registration, then into a new folder', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, { body: buttonOf(article), script: scriptFor('api') })
  await page.goto(testPage)
  await expectSaved(page, false)
  await saveButton(page).click()
  const modal = authModal(page)
  await modal.dialog(titles.registration).waitFor()
  await expect(modal.dialog().getByText(reason)).toBeVisible()
  await modal.fill(nora)
  await modal.press('Create account')
  await modal.dialog(titles.profile).waitFor()
  expect(await countSaves(mock)).toBe(0)
  await modal.press('Submit')
  await expect(page.getByText(savedMessage).first()).toBeVisible()
  await expectSaved(page, true)
  expect(await countSaves(mock)).toBe(1)
  await page.reload()
  await expectSaved(page, true)
  expect(await countSaves(mock)).toBe(1)

  await saveButton(page).click()
  await pressInFlyout(page, 'New folder')
  await flyout(page).getByLabel('Title').fill('First folder')
  await pressInFlyout(page, 'Save')
  await expect(liveRegion(page)).toHaveText('Saved!')
  await expect(flyout(page)).toHaveCount(0)
  await expect(saveButton(page)).toBeFocused()
  await saveButton(page).click()
  await expect(folderBox(page, 'First folder')).toBeChecked()
  expect(await countCalls(mock, 'POST', dialects.api.bulk)).toBe(1)
})

test('a keyboard user registers, saves into a new folder and returns to the button', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, { body: buttonOf(article) })
  await page.goto(testPage)
  await expectSaved(page, false)
  await page.keyboard.press('Tab')
  await expect(saveButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const modal = authModal(page)
  await expect(modal.field('First name')).toBeFocused()
  await page.keyboard.type(nora['First name'])
  for (const label of ['Last name', 'Email address', 'Password'] as const) {
    await tabTo(page, label)
    await page.keyboard.type(nora[label])
  }
  await page.keyboard.press('Enter')
  await dialogHasFocus(page, titles.profile)
  await tabTo(page, 'Submit')
  await page.keyboard.press('Enter')
  await expect(page.getByText(savedMessage).first()).toBeVisible()
  await expectSaved(page, true)
  await saveButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(flyout(page).getByRole('heading')).toBeFocused()
  await tabTo(page, 'New folder')
  await page.keyboard.press('Space')
  await expect(flyout(page).getByLabel('Title')).toBeFocused()
  await page.keyboard.type('By hand')
  await page.keyboard.press('Enter')
  await expect(liveRegion(page)).toHaveText('Saved!')
  await page.keyboard.press('Escape')
  await expect(saveButton(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(folderBox(page, 'By hand')).toBeChecked()
  expect(await countSaves(mock)).toBe(2)
})

test('a guest undoes a save that was done after sign-in', async ({ page, mock }) => {
  await serveTestPage(mock, { body: buttonOf(article) })
  await page.goto(testPage)
  await saveButton(page).click()
  const modal = authModal(page)
  await modal.dialog(titles.registration).waitFor()
  await modal.link('Sign in.').click()
  await modal.signIn('reader@example.com', password)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectSaved(page, false)
  await expect.poll(() => countCalls(mock, 'DELETE', dialects.api.remove)).toBe(1)
})

test('a guest who closes the modal saves nothing', async ({ page, mock }) => {
  await page.goto(article.url)
  await saveButton(page).click()
  await authModal(page).dialog(titles.registration).waitFor()
  await page.keyboard.press('Escape')
  await expect(saveButton(page)).toBeFocused()
  await expectSaved(page, false)
  expect(await countSaves(mock)).toBe(0)
})

test('a session that ends during a save asks once and saves once after sign-in', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.goto(article.url)
  await expectSaved(page, false)
  await saveButton(page).click()
  await folderBox(page, 'Team reading').check()
  await page.context().clearCookies()
  await pressInFlyout(page, 'Save')
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  await expect(modal.dialog().getByText(reason)).toBeVisible()
  await modal.signIn('reader@example.com', password)
  await expectSaved(page, true)
  const sent = async () =>
    (await mock.calls('/service/saved')).filter(({ method }) => method === 'POST')
  await expect.poll(sent).toMatchObject([{ status: 401 }, { status: 200 }])
  await saveButton(page).click()
  await expect(folderBox(page, 'Team reading')).toBeChecked()
})

test('the save button follows another tab, and its flyout closes after a sign-out there', async ({
  page,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.goto(article.url)
  await expectSaved(page, false)
  const other = await page.context().newPage()
  await other.goto(article.url)
  await expectSaved(other, false)
  await saveButton(page).click()
  await pressInFlyout(page, 'Save')
  await expectSaved(other, true)
  await expect(flyout(page)).toHaveCount(0)
  await saveButton(page).click()
  await expect(folderBox(page, 'Team reading')).toBeVisible()
  await other.getByRole('button', { name: 'Robin Reader' }).click()
  await other
    .getByRole('link', { name: 'Log out' })
    .or(other.getByRole('button', { name: 'Log out' }))
    .click()
  await expect(flyout(page)).toHaveCount(0)
  await expectSaved(page, false)
  await expect(page.getByText('Team reading')).toHaveCount(0)
})

test('two clicks in one task, a double click and a held Enter key send one POST', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.goto(article.url)
  await expectSaved(page, false)
  await saveButton(page).click()
  // The list of folders has loaded, so the button below it no longer moves.
  await expect(folderBox(page, 'Team reading')).toBeVisible()
  const answer = await hold(page, '**/service/saved')
  const save = flyout(page).getByRole('button', { name: 'Save', exact: true })
  await save.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  const at = await save.boundingBox()
  if (at) await page.mouse.dblclick(at.x + 9, at.y + 9)
  await save.focus()
  for (let time = 0; time < 5; time += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  answer()
  await expect(liveRegion(page)).toHaveText('Saved!')
  expect(await countSaves(mock)).toBe(1)
})

// 'everything' combines quirks mode, global variables and style sheets.
for (const name of ['prototype', 'mootools', 'focus', 'strict', 'everything']) {
  test(`an article is saved into a folder and removed on a hostile page: ${name}`, async ({
    page,
    mock,
    signIn,
    journal,
  }) => {
    journal.allow(/status of 503/)
    await signIn('reader@example.com')
    await page.goto(`/legacy/${name}`)
    await page.evaluate(({ id, title, url }) => {
      const button = document.createElement('bindery-save-button')
      const attributes = { 'item-id': id, 'item-title': title, 'item-url': url }
      for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value)
      document.body.prepend(button)
    }, article)
    await expectSaved(page, false)
    await saveButton(page).click()
    await expect(folderBox(page, 'Team reading')).toBeVisible()
    await folderBox(page, 'Team reading').check()
    await pressInFlyout(page, 'Save')
    await expect(liveRegion(page)).toHaveText('Saved!')
    await expectSaved(page, true)
    await page.keyboard.press('Escape')
    await saveButton(page).click()
    await expect(folderBox(page, 'Team reading')).toBeChecked()
    await pressInFlyout(page, 'Remove from My Library')
    await expectSaved(page, false)
    await expect.poll(() => countSaves(mock)).toBe(1)
  })
}
