/** Following topics, newsletters and campaigns (spec content and commerce 4 to 7). */
import type { Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const topic = '/topic/strategy'
const button = (page: Page, name = 'Strategy') =>
  page.getByRole('button', { name: `Follow ${name}`, exact: true })
const followed = (page: Page, name = 'Strategy') =>
  page.getByRole('button', { name: `Following ${name}`, exact: true })
const undo = (page: Page, name = 'Strategy') =>
  page.getByRole('button', { name: `Unfollow ${name}`, exact: true })
const writes = async (mock: Mock) =>
  (await mock.calls())
    .filter(({ method, path }) => /POST|DELETE/.test(method) && !/quota|authenticate/.test(path))
    .map(({ method, path }) => `${method} ${path}`)
const tag = (attributes: string) =>
  `<bindery-follow-button ${attributes}>A link</bindery-follow-button>`

test('a reader follows a topic and unfollows it in another tab', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.goto(topic)
  const other = await context.newPage()
  await other.goto('/topics')
  // The other tab has read its profile. A read that started before the change could answer with the old state.
  await expect(other.getByRole('button', { name: 'Robin Reader' })).toBeVisible()
  await button(page).dblclick()
  await expect(followed(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(followed(page)).toBeDisabled()
  await expect(followed(other)).toBeVisible()
  await undo(other).click()
  await expect(button(page)).toBeVisible()
  await expect(button(other)).toBeFocused()
  await expect.poll(() => writes(mock)).toEqual(['POST /service/topic', 'DELETE /api/user/follow'])
})

test('a held Enter key follows or unfollows a topic once', async ({ page, mock, signIn }) => {
  await signIn('reader@example.com')
  await page.goto(topic)
  await button(page).focus()
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(followed(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(undo(page)).toBeFocused()
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(button(page)).toBeFocused()
  await expect(undo(page)).toBeHidden()
  await expect.poll(() => writes(mock)).toEqual(['POST /service/topic', 'DELETE /api/user/follow'])
})

test("a guest's follow is done once after sign-in and can be undone", async ({ page, mock }) => {
  const modal = authModal(page)
  await page.goto(topic)
  await button(page).click()
  await expect(modal.dialog('Sign In')).toContainText('To follow Strategy')
  await modal.signIn('reader@example.com', password)
  await expect(followed(page)).toBeVisible()
  const notice = page.getByText('You now follow Strategy.').first()
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(button(page)).toBeVisible()
  // The button changes before the server answers. Leaving the page earlier would repeat the request there.
  await expect.poll(() => writes(mock)).toEqual(['POST /service/topic', 'DELETE /api/user/follow'])
  await page.reload()
  await expect(button(page)).toBeVisible()
  expect(await writes(mock)).toHaveLength(2)
})

for (const [email, subscribers, executive] of [
  ['reader@example.com', false, false],
  ['best@example.com', true, false],
  ['executive@example.com', true, true],
] as const) {
  test(`the follow button respects subscriber-only and executive-only for ${email}`, async ({
    page,
    mock,
    signIn,
  }) => {
    await signIn(email)
    const long = 'type="newsletter" item-id="the-long-table" name="The Long Table" subscriber-only'
    await serveTestPage(mock, {
      body: tag(long) + tag('name="The Boardroom Briefing" executive-only'),
    })
    await page.goto(testPage)
    await button(page, 'The Long Table').click()
    await button(page, 'The Boardroom Briefing').click()
    const told = (words: string) => page.getByRole('alert').filter({ hasText: words })
    await expect(told('The Long Table is for subscribers only.')).toHaveCount(subscribers ? 0 : 1)
    await expect(followed(page, 'The Long Table')).toHaveCount(subscribers ? 1 : 0)
    await expect(told('The Boardroom Briefing is for Executive subscribers only.')).toHaveCount(
      executive ? 0 : 1,
    )
    await expect(followed(page, 'The Boardroom Briefing')).toHaveCount(executive ? 1 : 0)
  })
}

test('sixty follow buttons share one profile request', async ({ page, mock, signIn }) => {
  await signIn('reader@example.com')
  const sixty = Array.from({ length: 60 }, (_, at) => tag(`name="Topic ${at}"`))
  await serveTestPage(mock, {
    body: [...sixty, tag('name="Strategy"'), tag('name="Strategy"')].join(''),
  })
  await page.goto(testPage)
  await expect(button(page, 'Topic 59')).toBeVisible()
  await button(page).first().click()
  await expect(followed(page)).toHaveCount(2)
  const own = async () =>
    (await mock.calls())
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => /user|topic/.test(call))
  await expect.poll(own).toContain('POST /service/topic')
  expect((await own()).slice(0, 2)).toEqual(['GET /api/user/profile', 'POST /service/topic'])
  expect((await own()).filter((call) => call.startsWith('POST'))).toHaveLength(1)
})

for (const [what, fault, words] of [
  ['no network', { abort: true }, 'No connection. Check your network and try again.'],
  ['a broken reply', { status: 200, body: '<html>' }, 'Something went wrong. Please try again.'],
] as const) {
  test(`the follow button rolls back when the API answers with ${what}`, async ({
    page,
    mock,
    signIn,
    journal,
  }) => {
    journal.allow(/503|ERR_|Failed to load/)
    await signIn('reader@example.com')
    await page.goto(topic)
    await mock.faults([{ method: 'POST', path: '/service/topic', ...fault }])
    await button(page).click()
    await expect(page.getByRole('alert')).toHaveText(words)
    await expect(button(page)).not.toHaveAttribute('aria-disabled')
    await mock.faults([])
    await button(page).click()
    await expect(followed(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

for (const [dialect, unfollow] of [
  ['api', '/api/user/follow'],
  ['service', '/service/topic'],
] as const) {
  test(`the follow button calls the right endpoints, fires its events and follows through the kit: ${dialect}`, async ({
    page,
    mock,
    signIn,
  }) => {
    await signIn('reader@example.com')
    const script = `<script async src="/bindery/bindery.js" data-dialect="${dialect}"></script>`
    await serveTestPage(mock, { body: tag('name="Strategy"'), script })
    await page.goto(testPage)
    await page.evaluate(() => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      for (const type of ['bindery-followed', 'bindery-unfollowed']) {
        document.addEventListener(type, (event) =>
          heard.push([type, (event as CustomEvent).detail]),
        )
      }
    })
    await button(page).click()
    await expect(followed(page)).toBeVisible()
    await undo(page).click()
    await expect(button(page)).toBeVisible()
    await expect.poll(() => writes(mock)).toEqual(['POST /service/topic', `DELETE ${unfollow}`])
    const heard = () => page.evaluate(() => (window as unknown as { heard: unknown }).heard)
    await expect.poll(heard).toEqual([
      ['bindery-followed', { type: 'topic', id: 'strategy' }],
      ['bindery-unfollowed', { type: 'topic', id: 'strategy' }],
    ])
  })
}

test('bindery.follow follows a topic and rejects invalid input', async ({ page, mock, signIn }) => {
  await signIn('reader@example.com')
  await page.goto(topic)
  const follow = (thing: unknown) =>
    page.evaluate(
      (given) =>
        (
          window as unknown as { bindery: { ready: Promise<{ follow(it: unknown): unknown }> } }
        ).bindery.ready
          .then((kit) => kit.follow(given))
          .catch((error: Error) => `${error.name}: ${error.message}`),
      thing,
    )
  expect(await follow({ type: 'shoe', id: 'x' })).toBe(
    'TypeError: bindery.follow: type "shoe": allowed is topic, newsletter, marketingCampaign',
  )
  for (const wrong of [undefined, { type: 'topic' }, { type: 'topic', id: 7 }]) {
    expect(await follow(wrong)).toContain('TypeError: bindery.follow: ')
  }
  expect(await follow({ type: 'topic', name: 'Strategy' })).toMatchObject({ ok: true })
  await expect(followed(page)).toBeVisible()
  await expect.poll(() => writes(mock)).toEqual(['POST /service/topic'])
})

test('the follow button works on a legacy page with hostile styles', async ({ page }) => {
  await page.goto('/legacy/everything')
  await page.evaluate(() => {
    const tag = document.createElement('bindery-follow-button')
    tag.setAttribute('name', 'Strategy')
    document.body.prepend(tag)
  })
  await expect(button(page)).toBeVisible()
  const { width, height } = (await button(page).boundingBox()) ?? { width: 0, height: 0 }
  expect([width > 80, width < 200, height > 30, height < 60]).toEqual([true, true, true, true])
  await button(page).click()
  await expect(authModal(page).dialog('Sign In')).toContainText('To follow Strategy')
})

// accessibility.spec.ts checks the page before the button is pressed.
test("a followed topic's button has no axe violation", async ({ page, axe, signIn }) => {
  await signIn('reader@example.com')
  await page.goto(topic)
  await button(page).click()
  await expect(followed(page)).toBeVisible()
  await axe()
})
