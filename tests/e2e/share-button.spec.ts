/** Sharing an article (spec content and commerce 2, 5, 8 and 9; cases 3, 4, 7 and 17). */
import type { Page } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { authModal, header, titles } from './auth-modal.ts'
import { generic, offline, required } from './expected-messages.ts'
import { tabTo } from './keyboard.ts'
import { liveRegion } from './live-region.ts'
import {
  mails,
  mockNetworks,
  recordedShares,
  recordShares,
  recordWindows,
  shareFlyout,
  sharePath,
  windowFeatures,
} from './share.ts'
import { freeArticle, serveTestPage, testPage } from './site-pages.ts'

const reader = 'reader@example.com'
const wrongEmail = 'Please enter a valid email address.'
const title = 'Handing Over Without Hovering'
const button = (page: Page) => page.getByRole('button', { name: `Share: ${title}`, exact: true })

const open = async (page: Page, path = freeArticle) => {
  await page.goto(path)
  await button(page).click()
  const flyout = shareFlyout(page)
  await expect(flyout.to).toBeVisible()
  return flyout
}

test('a reader mails an article to two addresses, and the flyout confirms and closes', async ({
  page,
  signIn,
  mock,
  host,
}) => {
  await signIn(reader)
  const flyout = await open(page)
  await recordShares(page)
  await expect(flyout.from).toHaveCount(0)
  await flyout.to.fill(' ann@example.com, ben@example.com ,')
  await flyout.message.fill('This one is for you.')
  await flyout.send()
  await expect(flyout.done).toBeAttached()
  await expect(flyout.box).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  const sent = await mails(mock)
  expect(sent.map(({ to }) => to)).toEqual(['ann@example.com', 'ben@example.com'])
  expect(sent[0]?.text).toContain(host.url + freeArticle)
  expect(sent[0]?.text).toContain('This one is for you.')
  expect(sent[0]?.text).toContain('Robin Reader (reader@example.com)')
  expect(await recordedShares(page)).toEqual([['bindery-share-button', 'email']])
  // The next share starts empty.
  await button(page).click()
  await expect(flyout.to).toHaveValue('')
  await expect(flyout.message).toHaveValue('')
})

test('a guest using the keyboard is told what is missing, then mails the article', async ({
  page,
  mock,
}) => {
  await page.goto(freeArticle)
  await button(page).focus()
  await page.keyboard.press('Enter')
  const { tab, box, from, to, done, button: inside } = shareFlyout(page)
  await expect(tab('URL')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Facebook')).toBeFocused()
  await expect(box.getByRole('tabpanel')).toContainText('Share on Facebook')
  await page.keyboard.press('End')
  await expect(tab('LinkedIn')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab('URL')).toBeFocused()
  await expect(from).toBeVisible()
  await tabTo(page, 'Send')
  await page.keyboard.press('Enter')
  await expect(from).toBeFocused()
  await expect(from).toHaveAccessibleDescription(required)
  await expect(to).toHaveAccessibleDescription(new RegExp(required))
  await page.keyboard.type('gus')
  await tabTo(page, 'To')
  await page.keyboard.type('ann@example.com, ben')
  await page.keyboard.press('Enter')
  await expect(from).toHaveAccessibleDescription(wrongEmail)
  await expect(to).toHaveAccessibleDescription(new RegExp(wrongEmail))
  await expect(from).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('@example.com')
  await tabTo(page, 'To')
  await page.keyboard.press('End')
  await page.keyboard.type('@example.com')
  await tabTo(page, 'Send')
  await expect(inside('Send')).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Enter')
  await expect(done).toBeAttached()
  // Focus is in the flyout, so the confirmation stays until the reader closes it.
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  const sent = await mails(mock)
  expect(sent.map(({ to }) => to)).toEqual(['ann@example.com', 'ben@example.com'])
  expect(sent[0]?.text).toContain('gus@example.com')
})

test('the share flyout closes on Escape, on its button, on a click outside and for another flyout, and keeps the input', async ({
  page,
}) => {
  const { box, to, button: inside } = await open(page)
  await to.fill('ann@example.com')
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await button(page).click()
  // The input is still there.
  await expect(to).toHaveValue('ann@example.com')
  await inside('Close').click()
  await expect(box).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await button(page).click()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await page.locator('.masthead').click({ position: { x: 5, y: 5 } })
  await expect(box).toHaveCount(0)
  await button(page).click()
  await expect(box).toBeVisible()
  await page.getByRole('button', { name: /^Help: / }).click()
  await expect(page.getByRole('dialog', { name: 'How we count articles' })).toBeVisible()
  await expect(box).toHaveCount(0)
  await expect(page.locator('bindery-share-flyout')).toHaveCount(1)
})

test('the share flyout reports each failure, keeps the input, and a retry sends one mail', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(reader)
  const { to, message: words, send, alert, done } = await open(page)
  await to.fill('ann@example.com')
  await words.fill('This one is for you.')
  for (const [fault, message] of [
    [{ status: 503 }, generic],
    [{ status: 429, headers: { 'retry-after': '120' } }, 'Please wait 2 minutes and try again.'],
    [{ status: 200, body: '<html>' }, generic],
    [{ abort: true }, offline],
  ] as const) {
    await mock.faults([{ method: 'POST', path: sharePath.api, ...fault }])
    const before = (await mock.calls(sharePath.api)).length
    await send()
    await expect(alert).toHaveText(message)
    await expect(to).toHaveValue('ann@example.com')
    await expect(words).toHaveValue('This one is for you.')
    // Chromium itself repeats a request after a dropped connection.
    if (!('abort' in fault)) expect(await mock.calls(sharePath.api)).toHaveLength(before + 1)
  }
  await mock.faults([])
  await send()
  await expect(done).toBeAttached()
  expect(await mails(mock)).toHaveLength(1)
})

test("the share flyout marks a refused address and cannot mail another site's article", async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, {
    body: '<bindery-share-button item-url="https://elsewhere.example/a" item-title="There"></bindery-share-button> <p>After</p>',
  })
  await page.goto(testPage)
  await page.getByRole('button', { name: 'Share: There' }).click()
  const { from, to, send, alert } = shareFlyout(page)
  await from.fill('gus@example.com')
  await to.fill([...Array(21).keys()].map((at) => `a${at}@example.com`).join(', '))
  await send()
  await expect(to).toHaveAccessibleDescription(/Please enter 20 email addresses or fewer\./)
  await to.fill('ann@example.com')
  await send()
  await expect(alert).toHaveText('This page cannot be shared by email.')
  expect(await mails(mock)).toEqual([])
})

test('two clicks in one task and a double click send one mail', async ({ page, signIn, mock }) => {
  await signIn(reader)
  const { to, button: inside, done } = await open(page)
  const answer = await hold(page, `**${sharePath.api}`)
  await to.fill('ann@example.com')
  await inside('Send').evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
  await inside('Send').dblclick({ force: true })
  answer()
  await expect(done).toBeAttached()
  expect(await mock.calls(sharePath.api)).toHaveLength(1)
  expect(await mails(mock)).toHaveLength(1)
})

test('a session that ends during a share asks once, stores nothing and keeps the input', async ({
  page,
  context,
  signIn,
  mock,
}) => {
  await signIn(reader)
  const flyout = await open(page)
  await header(page).getByText('Robin Reader').waitFor()
  await flyout.to.fill('secret@example.com')
  await flyout.message.fill('For your eyes only.')
  await context.clearCookies()
  await flyout.send()
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  await expect(modal.dialog()).toHaveCount(1)
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toMatch(/secret|eyes/)
  await page.keyboard.press('Escape')
  await button(page).click()
  await expect(flyout.to).toHaveValue('secret@example.com')
  await expect(flyout.message).toHaveValue('For your eyes only.')
  // The reader may continue as a guest.
  await flyout.from.fill('gus@example.com')
  await flyout.send()
  await expect(flyout.done).toBeAttached()
  expect((await mails(mock)).map(({ to }) => to)).toEqual(['secret@example.com'])
})

test('the share flyout closes and forgets its input after a sign-out in another tab', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(reader)
  const { to, message, box } = await open(page)
  // The page must know its reader first: only then does it see the reader leave.
  await header(page).getByText('Robin Reader').waitFor()
  await to.fill('secret@example.com')
  await message.fill('For your eyes only.')
  const other = await context.newPage()
  await other.goto('/')
  await header(other).getByRole('button', { name: 'Robin Reader' }).click()
  await header(other).getByRole('button', { name: 'Log Out' }).click()
  await expect(box).toHaveCount(0)
  await button(page).click()
  await expect(to).toHaveValue('')
  await expect(message).toHaveValue('')
})

test('each network opens in a window of 700 by 450 without an opener, and the share is announced and recorded', async ({
  page,
  context,
  signIn,
  mock,
  host,
}) => {
  await signIn(reader)
  await mockNetworks(context)
  await recordWindows(page)
  await page.goto(freeArticle)
  await recordShares(page)
  const { tab, link, box } = shareFlyout(page)
  const noted: string[] = []
  for (const [name, provider, address] of [
    ['Facebook', 'Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
    ['X', 'Twitter', 'https://twitter.com/intent/tweet?url='],
    ['LinkedIn', 'LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url='],
  ] as const) {
    noted.push(provider)
    await button(page).click()
    await tab(name).click()
    const opens = context.waitForEvent('page')
    await link(`Share on ${name}`).click()
    const popup = await opens
    const text = name === 'X' ? `&text=${encodeURIComponent(title)}` : ''
    await popup.waitForURL(address + encodeURIComponent(host.url + freeArticle) + text)
    expect(await popup.evaluate(() => window.opener)).toBeNull()
    await popup.close()
    await expect(liveRegion(page)).toHaveText(`Shared via ${provider}`)
    await expect(box).toHaveCount(0)
    expect((await windowFeatures(page)).at(-1)).toMatch(/^popup,width=700,height=450,/)
  }
  expect(await windowFeatures(page)).toHaveLength(3)
  expect(await recordedShares(page)).toEqual(noted.map((one) => ['bindery-share-button', one]))
  await expect
    .poll(async () => (await mock.calls(sharePath.api)).map(({ status }) => status))
    .toEqual([200, 200, 200])
  expect(await mails(mock)).toEqual([])
})
