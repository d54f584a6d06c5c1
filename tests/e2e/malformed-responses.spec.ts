/** Responses that break the contract, and a server that asks to wait (reliability cases 1 and 2). */
import { stopClock } from '../support/clock.ts'
import type { Fault } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import { authModal, header, nora, titles } from './auth-modal.ts'
import { generic, unavailable } from './expected-messages.ts'
import { storageHasReader } from './reader-data.ts'
import { freeArticle } from './site-pages.ts'

/** Malformed responses of a publisher's server, with status 200. */
const malformed: readonly (readonly [what: string, reply: Partial<Fault>])[] = [
  ['invalid JSON', { body: '{"status": ' }],
  ['an empty 200', { status: 200, body: '' }],
  ['a 204', { status: 204 }],
  ['null', { body: 'null' }],
  ['[]', { body: '[]' }],
  ['HTML', { body: '<!doctype html><h1>Hello</h1>', headers: { 'content-type': 'text/html' } }],
  ['a wrong content type', { body: '{}', headers: { 'content-type': 'text/plain' } }],
]

/** Enough to show that a tag handles the client's failure. answers.test.ts has every response for every call. */
const sample = malformed.filter(([what]) => ['invalid JSON', 'a 204', 'HTML'].includes(what))

/** The calls of the forms return nothing, so an empty answer is their success. */
const withBody = ([what]: (typeof malformed)[number]) => !['an empty 200', 'a 204'].includes(what)

const forms = [
  {
    path: '/authenticate',
    open: 'openSignIn',
    values: { 'Email address': 'reader@example.com', Password: 'Bindery#2026' },
    button: 'Sign In',
  },
  { path: '/api/user/register', open: 'openRegistration', values: nora, button: 'Create account' },
  {
    path: '/api/user/forgotpassword',
    open: 'openForgotPassword',
    values: { 'Email address': 'reader@example.com' },
    button: 'Send link',
  },
] as const

for (const { path, open, values, button } of forms) {
  test(`a malformed response of ${path} shows a generic error, is sent once and keeps the input`, async ({
    page,
    mock,
  }) => {
    await page.goto('/')
    const modal = authModal(page)
    await modal[open]()
    await modal.fill(values)
    const responses = path === '/authenticate' ? malformed : sample
    for (const [what, reply] of responses.filter(withBody)) {
      await test.step(what, async () => {
        // A refusal in between, so that the error's text appears anew.
        await mock.faults([{ method: 'POST', path, status: 409 }])
        await modal.press(button)
        await expect(modal.button(button)).not.toHaveAttribute('aria-busy', 'true')
        const before = (await mock.calls(path)).length
        await mock.faults([{ method: 'POST', path, ...reply }])
        const answered = page.waitForResponse((response) => response.url().endsWith(path))
        await modal.press(button)
        await answered
        await expect(modal.alert).toHaveText(generic)
        expect((await mock.calls(path)).length).toBe(before + 1)
        for (const [label, value] of Object.entries(values)) {
          await expect(modal.field(label)).toHaveValue(value)
        }
      })
    }
    expect(await storageHasReader(page)).toBe(false)
  })
}

test("a malformed profile leaves the guest's buttons, stores nothing, and the next page recovers", async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  for (const [what, reply] of sample) {
    await test.step(what, async () => {
      await mock.faults([{ method: 'GET', path: '/api/user/profile', ...reply }])
      await page.goto('/')
      await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
      expect(await storageHasReader(page)).toBe(false)
    })
  }
  await mock.faults([])
  await page.goto('/')
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  expect(await storageHasReader(page)).toBe(true)
})

test('the profile is read again when HEAD cannot tell whether it has changed', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.goto('/')
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  for (const fault of [
    { status: 204 },
    { status: 404 },
    { headers: { 'last-modified': 'never' } },
  ]) {
    await mock.faults([{ method: 'HEAD', path: '/api/user/profile', status: 200, ...fault }])
    const read = page.waitForResponse(
      (response) =>
        response.request().method() === 'GET' && response.url().endsWith('/api/user/profile'),
    )
    await page.goto('/the-latest')
    await read
    await expect(header(page).getByText('Robin Reader')).toBeVisible()
  }
})

test("a malformed quota leaves the page's text", async ({ page, mock, signIn }) => {
  await signIn('reader@example.com')
  for (const [what, reply] of sample) {
    await test.step(what, async () => {
      await mock.faults([{ method: 'GET', path: '/api/user/quota', ...reply }])
      const answered = page.waitForResponse('/api/user/quota')
      await page.goto(freeArticle)
      await answered
      await expect(header(page).getByText('Robin Reader')).toBeVisible()
      await expect(page.getByText('articles left')).toHaveCount(0)
    })
  }
})

test('a malformed response of the captcha or the subscriber lookup does not block a registration', async ({
  page,
  mock,
}) => {
  await page.goto('/')
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill({ ...nora, 'Email address': 'reader@example.com' })
  for (const [what, reply] of malformed) {
    await test.step(what, async () => {
      await mock.faults([{ path: '/api/user/subscriber/search', ...reply }])
      const answered = page.waitForResponse('/api/user/register')
      await modal.press('Create account')
      await answered
      await expect(modal.alert).toHaveText(unavailable)
    })
  }
})

for (const [how, after] of [
  ['in seconds', () => '30'],
  ['as a date', () => new Date(Date.now() + 60_000).toUTCString()],
] as const) {
  test(`a 429 with Retry-After ${how} delays every read, repeats it and signs nobody out`, async ({
    page,
    mock,
    signIn,
  }) => {
    await signIn('reader@example.com')
    await page.clock.install({ time: Date.now() })
    const busy = { status: 429, headers: { 'retry-after': after() } }
    await mock.faults([{ path: '/api/user/', ...busy }])
    const answered = page.waitForResponse('/api/user/profile')
    await page.goto(freeArticle)
    await page.clock.runFor(3000)
    await answered
    // From here on the test moves the clock. A slow machine would use up too many seconds.
    const asked = await page.evaluate(() => Date.now())
    const now = await stopClock(page)
    const end = asked + Number(after()) * 1000 || Date.parse(busy.headers['retry-after'])
    const left = end - now
    await page.clock.runFor(left - 7000)
    expect(await mock.calls('/api/user/')).toHaveLength(1)
    await expect(header(page).getByRole('button', { name: 'Sign In' })).toHaveCount(0)
    await mock.faults([])
    // A short step: the kit's own timeout of a response runs on this clock, too.
    await page.clock.runFor(9000)
    await page.clock.resume()
    await expect(header(page).getByText('Robin Reader')).toBeVisible()
    await page.clock.runFor(3000)
    await expect(page.getByText('4 free articles left')).toBeVisible()
  })
}

test('a 429 on a write shows the wait and is not sent again', async ({ page, mock }) => {
  await page.clock.install()
  await mock.faults([
    { method: 'POST', path: '/api/user/register', status: 429, headers: { 'retry-after': '90' } },
  ])
  await page.goto('/')
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill(nora)
  await modal.press('Create account')
  await expect(modal.alert).toHaveText('Please wait 2 minutes and try again.')
  await page.clock.runFor(100_000)
  expect(await mock.calls('/api/user/register')).toHaveLength(1)
  await mock.faults([])
  await modal.press('Create account')
  await expect(modal.dialog(titles.profile)).toBeVisible()
})
