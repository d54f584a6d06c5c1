/** Sharing a list (spec content and commerce 2, 5, 7 and 8). */
import type { Page } from '@playwright/test'
import { loadBy } from '../support/load.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { generic, offline } from './expected-messages.ts'
import { tabTo } from './keyboard.ts'
import { mails, recordedShares, recordShares, shareFlyout, sharePath } from './share.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const reader = 'reader@example.com'
const list = 'Strategy 2026'
const urlPath = { api: '/api/user/list/url/', service: '/service/listUrl' } as const
type Mock = Parameters<typeof serveTestPage>[0]

const button = (page: Page) => page.getByRole('button', { name: `Share list: ${list}` })
const listFlyout = (page: Page) => shareFlyout(page, `Share “${list}”`)

const openList = async (page: Page, mock: Mock, dialect = 'api', name: string = list) => {
  await serveTestPage(mock, {
    script: `<script async src="/bindery/bindery.js" data-api-base="/api/" data-dialect="${dialect}"></script>`,
    body: `<bindery-share-list-button list="${name}"><a href="/my-library">My Library</a></bindery-share-list-button> <bindery-auth-modal></bindery-auth-modal> <p>After</p>`,
  })
  await page.goto(testPage)
}

test('a reader mails a list to two addresses', async ({ page, signIn, mock, host, axe }) => {
  await signIn(reader)
  await openList(page, mock)
  await recordShares(page)
  await button(page).click()
  const { box, from, to, message, send, done } = listFlyout(page)
  const link = box.getByLabel('Link to the list')
  await expect(link).toHaveValue(new RegExp(`^${host.url}/list/\\w{32}$`))
  const url = await link.inputValue()
  await expect(from).toHaveCount(0)
  await axe()
  await to.fill('ann@example.com,ben@example.com')
  await message.fill('What we talked about.')
  await send()
  await expect(done).toBeAttached()
  await expect(box).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  const sent = await mails(mock)
  expect(sent.map(({ to: one }) => one)).toEqual(['ann@example.com', 'ben@example.com'])
  for (const { text } of sent) {
    expect(text).toContain(list)
    expect(text).toContain(url)
    expect(text).toContain('What we talked about.')
  }
  expect(await recordedShares(page)).toEqual([['bindery-share-list-button', 'email']])
  expect(await mock.calls(urlPath.api)).toMatchObject([{ method: 'GET', status: 200 }])
  expect(await mock.calls(sharePath.api)).toMatchObject([{ method: 'POST', status: 200 }])
})

test('a shared list opens for a guest and for another reader, without the script too', async ({
  page,
  signIn,
  mock,
  axe,
  browser,
}) => {
  await signIn(reader)
  await openList(page, mock)
  await button(page).click()
  const url = await listFlyout(page).box.getByLabel('Link to the list').inputValue()
  const guest = await browser.newContext({ javaScriptEnabled: false })
  const plain = await guest.newPage()
  const reply = await plain.goto(url)
  expect(reply?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(plain.getByRole('heading', { level: 1, name: list })).toBeVisible()
  await guest.close()
  await signIn('good@example.com')
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
  const entry = page.getByRole('article').first()
  await expect(entry.getByRole('button', { name: /^Save/ })).toBeVisible()
  await axe()
  await entry.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/20\d\d\//)
})

test('the address of a list that is not shared any more leads to the page without content', async ({
  page,
  journal,
}) => {
  journal.allow(/status of 404/)
  const reply = await page.goto('/list/0123456789abcdef0123456789abcdef')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/nothing at this address/)
})

test('the list flyout calls the endpoints of the service dialect', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(reader)
  await openList(page, mock, 'service')
  await button(page).click()
  const { to, send, done } = listFlyout(page)
  await to.fill('ann@example.com')
  await send()
  await expect(done).toBeAttached()
  expect(await mock.calls(urlPath.service)).toMatchObject([{ method: 'GET', status: 200 }])
  expect(await mock.calls(sharePath.service)).toMatchObject([{ method: 'POST', status: 200 }])
  expect(await mails(mock)).toHaveLength(1)
})

test('a keyboard user mails a list', async ({ page, signIn, mock }) => {
  await signIn(reader)
  await openList(page, mock)
  await button(page).focus()
  await page.keyboard.press('Enter')
  const { box, done } = listFlyout(page)
  await expect(box.getByLabel('Link to the list')).toBeVisible()
  await tabTo(page, 'To')
  await page.keyboard.type('ann@example.com')
  await tabTo(page, 'Send')
  await page.keyboard.press('Enter')
  await expect(done).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  expect(await mails(mock)).toHaveLength(1)
})

test('a guest is asked to sign in with the reason, and the list flyout opens afterwards', async ({
  page,
  mock,
}) => {
  await openList(page, mock)
  await button(page).click()
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  await expect(page.getByText(`to share “${list}”`)).toBeVisible()
  await expect(listFlyout(page).box).toHaveCount(0)
  expect(await mock.calls(urlPath.api)).toEqual([])
  await modal.signIn(reader, password)
  await expect(listFlyout(page).box.getByLabel('Link to the list')).toBeVisible()
  expect(await mock.calls(urlPath.api)).toHaveLength(1)
})

test('the list flyout asks to sign in when the session has ended, before reading the list and before sending', async ({
  page,
  context,
  signIn,
  mock,
}) => {
  await signIn(reader)
  await openList(page, mock)
  await button(page).click()
  const flyout = listFlyout(page)
  await flyout.to.fill('secret@example.com')
  await context.clearCookies()
  await flyout.send()
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  await expect(flyout.box).toHaveCount(0)
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('secret')
  expect(await mails(mock)).toEqual([])
  await loadBy(page, () => modal.signIn(reader, password))
  await expect(modal.dialog()).toHaveCount(0)
  await button(page).click()
  await expect(flyout.box.getByLabel('Link to the list')).toBeVisible()
  await page.keyboard.press('Escape')
  await context.clearCookies()
  await button(page).click()
  await modal.dialog(titles.signIn).waitFor()
  await expect(modal.dialog()).toHaveCount(1)
})

test('the list flyout reports a link that fails to load, and a retry loads it', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(reader)
  await openList(page, mock)
  const { box, alert, button: inside } = listFlyout(page)
  for (const [fault, message] of [
    [{ status: 400, body: '<html>' }, generic],
    [{ status: 200, body: '{"listurl":[]}' }, generic],
    [{ abort: true }, offline],
  ] as const) {
    await mock.faults([{ path: urlPath.api, ...fault }])
    if ((await box.count()) > 0) await inside('Try again').click()
    else await button(page).click()
    await expect(alert).toHaveText(message)
  }
  await mock.faults([])
  await inside('Try again').click()
  await expect(box.getByLabel('Link to the list')).toBeVisible()
})

test('the list flyout reports a missing list, and a button without a name keeps its children', async ({
  page,
  signIn,
  mock,
  journal,
}) => {
  await signIn(reader)
  await openList(page, mock, 'api', 'None such')
  await page.getByRole('button', { name: 'Share list: None such' }).click()
  await expect(page.getByRole('alert')).toHaveText('There is no list with this name any more.')
  await openList(page, mock, 'api', '')
  await expect(page.getByRole('link', { name: 'My Library' })).toBeVisible()
  await expect.poll(() => journal.warnings().join()).toContain('has no list')
})

test('a reader shares the open folder of My Library with two addresses', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(reader)
  await page.goto('/my-library/library/strategy-2026')
  await page.getByRole('button', { name: 'Share this list' }).click()
  const { to, send, done } = listFlyout(page)
  await to.fill('ann@example.com, ben@example.com')
  await send()
  await expect(done).toBeAttached()
  const sent = await mails(mock)
  expect(sent.map(({ to: one }) => one)).toEqual(['ann@example.com', 'ben@example.com'])
  expect(sent[0]?.text).toMatch(/Strategy 2026[\s\S]*\n- .+\n {2}http/)
})

test('a page opens bindery-share-list-flyout itself for an element of its own', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(reader)
  await serveTestPage(mock, {
    body: `<button id="mine">Send this list</button> <bindery-share-list-flyout anchor="mine" list="${list}"></bindery-share-list-flyout> <p>After</p>`,
  })
  await page.goto(testPage)
  await page.locator('bindery-share-list-flyout').evaluate((element) => {
    element.toggleAttribute('open', true)
  })
  await expect(listFlyout(page).box.getByLabel('Link to the list')).toBeVisible()
})
