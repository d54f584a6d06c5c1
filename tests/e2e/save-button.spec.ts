/** bindery-save-button: what is saved, by whom, and how often it is asked (spec content 2 and 4). */
import { hold } from '../support/hold.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, nora, titles } from './auth-modal.ts'
import { tabTo } from './keyboard.ts'
import { madeUp, makeUp } from './pages.ts'
import { said } from './said.ts'
import {
  article,
  box,
  buttonOf,
  count,
  dialects,
  flyout,
  known,
  press,
  saveButton,
  saves,
  scriptFor,
} from './save.ts'

const wish = `To save “${article.title}”`
const told = `“${article.title}” was saved to My Library.`

test('an article says whether it is saved, and so does the list of the latest', async ({
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
  expect(await count(mock, 'GET', dialects.api.read)).toBe(1)
  await page.goto(article.url)
  await known(page, false)
  await axe()
})

test('sixty buttons cost one request, and agree about one thing', async ({
  page,
  mock,
  signIn,
}) => {
  const others = [...Array(58).keys()].map((at) => ({
    id: `a-${at}`,
    title: `A ${at}`,
    url: `/a-${at}`,
  }))
  await makeUp(mock, { body: [article, article, ...others].map((one) => buttonOf(one)).join('\n') })
  await signIn('reader@example.com')
  await page.goto(madeUp)
  await expect(saveButton(page, 'A 57')).toBeVisible()
  const both = page.getByRole('button', { name: `Save “${article.title}”` })
  await expect(both).toHaveCount(2)
  // The server has said what is saved: what nobody has said is asked for once more after saving.
  await expect(both.first()).toHaveAttribute('aria-pressed', 'false')
  await both.first().click()
  await press(page, 'Save')
  await expect(page.getByRole('button', { name: `Saved “${article.title}”` })).toHaveCount(2)
  await expect(page.locator('bindery-save-flyout')).toHaveCount(1)
  // All of them at first, and the one again when its flyout was opened: that comes when the page is idle.
  const reads = async () =>
    (await mock.calls()).filter(({ method, path }) => method === 'GET' && path.includes('/saves'))
  await expect.poll(reads).toHaveLength(2)
})

// The other dialect: organize-button.spec.ts.
test('a guest saves through registration, then into a new folder', async ({ page, mock }) => {
  await makeUp(mock, { body: buttonOf(article), script: scriptFor('api') })
  await page.goto(madeUp)
  await known(page, false)
  await saveButton(page).click()
  const modal = authModal(page)
  await modal.dialog(titles.registration).waitFor()
  await expect(modal.dialog().getByText(wish)).toBeVisible()
  await modal.fill(nora)
  await modal.press('Create account')
  await modal.dialog(titles.profile).waitFor()
  expect(await saves(mock)).toBe(0)
  await modal.press('Submit')
  await expect(page.getByText(told).first()).toBeVisible()
  await known(page, true)
  expect(await saves(mock)).toBe(1)
  await page.reload()
  await known(page, true)
  expect(await saves(mock)).toBe(1)

  await saveButton(page).click()
  await press(page, 'New folder')
  await flyout(page).getByLabel('Name').fill('First folder')
  await press(page, 'Save')
  await expect(said(page)).toHaveText('Saved!')
  await expect(flyout(page)).toHaveCount(0)
  await expect(saveButton(page)).toBeFocused()
  await saveButton(page).click()
  await expect(box(page, 'First folder')).toBeChecked()
  expect(await count(mock, 'POST', dialects.api.bulk)).toBe(1)
})

test('by keyboard alone: registration, a new folder, and back to the button', async ({
  page,
  mock,
}) => {
  await makeUp(mock, { body: buttonOf(article) })
  await page.goto(madeUp)
  await known(page, false)
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
  await expect(page.getByRole('heading', { name: titles.profile })).toBeFocused()
  await tabTo(page, 'Submit')
  await page.keyboard.press('Enter')
  await expect(page.getByText(told).first()).toBeVisible()
  await known(page, true)
  await saveButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(flyout(page).getByRole('heading')).toBeFocused()
  await tabTo(page, 'New folder')
  await page.keyboard.press('Space')
  await expect(flyout(page).getByLabel('Name')).toBeFocused()
  await page.keyboard.type('By hand')
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('Saved!')
  await page.keyboard.press('Escape')
  await expect(saveButton(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box(page, 'By hand')).toBeChecked()
  expect(await saves(mock)).toBe(2)
})

test('what was wished for can be taken back', async ({ page, mock }) => {
  await makeUp(mock, { body: buttonOf(article) })
  await page.goto(madeUp)
  await saveButton(page).click()
  const modal = authModal(page)
  await modal.dialog(titles.registration).waitFor()
  await modal.link('Sign in.').click()
  await modal.signIn('reader@example.com', password)
  await page.getByRole('button', { name: 'Undo' }).click()
  await known(page, false)
  await expect.poll(() => count(mock, 'DELETE', dialects.api.remove)).toBe(1)
})

test('a guest who closes the modal has saved nothing', async ({ page, mock }) => {
  await page.goto(article.url)
  await saveButton(page).click()
  await authModal(page).dialog(titles.registration).waitFor()
  await page.keyboard.press('Escape')
  await expect(saveButton(page)).toBeFocused()
  await known(page, false)
  expect(await saves(mock)).toBe(0)
})

test('a session that ends in the middle: asked for once, saved once after signing in', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.goto(article.url)
  await known(page, false)
  await saveButton(page).click()
  await box(page, 'Team reading').check()
  await page.context().clearCookies()
  await press(page, 'Save')
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  await expect(modal.dialog().getByText(wish)).toBeVisible()
  await modal.signIn('reader@example.com', password)
  await known(page, true)
  const sent = async () =>
    (await mock.calls('/service/saved')).filter(({ method }) => method === 'POST')
  await expect.poll(sent).toMatchObject([{ status: 401 }, { status: 200 }])
  await saveButton(page).click()
  await expect(box(page, 'Team reading')).toBeChecked()
})

test('other tabs follow; when the reader signs out there the flyout closes here', async ({
  page,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.goto(article.url)
  await known(page, false)
  const other = await page.context().newPage()
  await other.goto(article.url)
  await known(other, false)
  await saveButton(page).click()
  await press(page, 'Save')
  await known(other, true)
  await expect(flyout(page)).toHaveCount(0)
  await saveButton(page).click()
  await expect(box(page, 'Team reading')).toBeVisible()
  await other.getByRole('button', { name: 'Robin Reader' }).click()
  await other
    .getByRole('link', { name: 'Log out' })
    .or(other.getByRole('button', { name: 'Log out' }))
    .click()
  await expect(flyout(page)).toHaveCount(0)
  await known(page, false)
  await expect(page.getByText('Team reading')).toHaveCount(0)
})

test('two clicks in one task, a double click, Enter held down: one POST', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.goto(article.url)
  await known(page, false)
  await saveButton(page).click()
  // The folders stand above the button: it is where it will be.
  await expect(box(page, 'Team reading')).toBeVisible()
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
  await expect(said(page)).toHaveText('Saved!')
  expect(await saves(mock)).toBe(1)
})

// 'everything' is quirks, globals and style sheets.
for (const name of ['prototype', 'mootools', 'focus', 'strict', 'everything']) {
  test(`on a hostile page (${name}): saved into a folder, and taken out again`, async ({
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
    await known(page, false)
    await saveButton(page).click()
    await expect(box(page, 'Team reading')).toBeVisible()
    await box(page, 'Team reading').check()
    await press(page, 'Save')
    await expect(said(page)).toHaveText('Saved!')
    await known(page, true)
    await page.keyboard.press('Escape')
    await saveButton(page).click()
    await expect(box(page, 'Team reading')).toBeChecked()
    await press(page, 'Remove from My Library')
    await known(page, false)
    await expect.poll(() => saves(mock)).toBe(1)
  })
}
