/** Following topics, newsletters and campaigns (spec content and commerce 4 to 7). */
import type { Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'
import { madeUp, makeUp } from './pages.ts'

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

test('a reader follows a topic and takes it back, here and in the other tab', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.goto(topic)
  const other = await context.newPage()
  await other.goto('/topics')
  // Who reads is known there: what is asked before the change might be answered for the time before it.
  await expect(other.getByRole('button', { name: 'Robin Reader' })).toBeVisible()
  await button(page).dblclick()
  await expect(followed(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(followed(page)).toBeDisabled()
  await expect(followed(other)).toBeVisible()
  await undo(other).click()
  await expect(button(page)).toBeVisible()
  await expect(button(other)).toBeFocused()
  await expect.poll(() => writes(mock)).toEqual(['POST /service/topic', 'DELETE /api/user/follow'])
})

test('by keyboard alone; Enter that is held down is one wish', async ({ page, mock, signIn }) => {
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

test('a guest signs in for it, and it is done once, with a way back', async ({ page, mock }) => {
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
  // It shows at once: a page that is left before it is heard would show it again.
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
  test(`what is for subscribers, and for Executive ones, to ${email}`, async ({
    page,
    mock,
    signIn,
  }) => {
    await signIn(email)
    const long = 'type="newsletter" item-id="the-long-table" name="The Long Table" subscriber-only'
    await makeUp(mock, { body: tag(long) + tag('name="The Boardroom Briefing" executive-only') })
    await page.goto(madeUp)
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

test('sixty buttons ask once who reads, and nothing else', async ({ page, mock, signIn }) => {
  await signIn('reader@example.com')
  const sixty = Array.from({ length: 60 }, (_, at) => tag(`name="Topic ${at}"`))
  await makeUp(mock, { body: [...sixty, tag('name="Strategy"'), tag('name="Strategy"')].join('') })
  await page.goto(madeUp)
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
  test(`it is taken back when the API answers with ${what}`, async ({
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
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false')
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
  test(`the calls of the dialect ${dialect}, the events and the kit`, async ({
    page,
    mock,
    signIn,
  }) => {
    await signIn('reader@example.com')
    const script = `<script async src="/bindery/bindery.js" data-dialect="${dialect}"></script>`
    await makeUp(mock, { body: tag('name="Strategy"'), script })
    await page.goto(madeUp)
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

test('the kit follows, and says what it cannot take', async ({ page, mock, signIn }) => {
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

test('it stands and works on a hostile page of old', async ({ page }) => {
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

// As it is before, accessibility.spec.ts looks at it.
test('axe finds nothing when it is followed', async ({ page, axe, signIn }) => {
  await signIn('reader@example.com')
  await page.goto(topic)
  await button(page).click()
  await expect(followed(page)).toBeVisible()
  await axe()
})
