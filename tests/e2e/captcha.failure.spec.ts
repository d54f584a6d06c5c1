/** Each failure of the captcha: the message and the retry (reliability 15, case 19). */
import type { Route } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'
import { expectSignedIn, notice, provider, reader, recordActions } from './captcha.ts'
import { noCaptcha, notARobot, resetSent } from './expected-messages.ts'
import { plainPage, serveTestPage, testPage } from './site-pages.ts'

// captcha.test.ts tests the other failures of the script and of a token request.
const failures: readonly [how: string, path: string, fulfil: { status: number } | 'abort'][] = [
  ['a script that does not load', 'api.js*', 'abort'],
  ['an execute that rejects', 'reload*', { status: 500 }],
]
for (const [how, path, answer] of failures) {
  test(`${how} shows the reader a message, and the next press tries again`, async ({
    page,
    mock,
    journal,
  }) => {
    journal.allow(/Failed to load resource/)
    await mock.settings({ captcha: true })
    await page.route(provider + path, (route) =>
      answer === 'abort' ? route.abort() : route.fulfill(answer),
    )
    await page.goto(plainPage)
    const modal = authModal(page)
    await modal.openSignIn()
    await modal.signIn(reader, password)
    await expect(modal.alert).toHaveText(noCaptcha)
    await expect(modal.email).toHaveValue(reader)
    await expect(modal.password).toHaveValue(password)
    expect(await mock.calls('/authenticate')).toEqual([])
    await expect.poll(() => journal.warnings().at(-1)).toContain('grecaptcha is not available: ')
    await page.unroute(provider + path)
    await modal.press('Sign In')
    await expectSignedIn(page)
  })
}

for (const [how, path, end] of [
  ['a second script that never comes', 'release.js*', 'abort'],
  ['an execute that never settles', 'reload*', 'hang'],
] as const) {
  test(`${how} times out, leaves the form usable, and the next press tries again`, async ({
    page,
    mock,
    journal,
  }) => {
    journal.allow(/Failed to load resource/)
    await page.clock.install()
    await mock.settings({ captcha: true })
    const asked = Promise.withResolvers<void>()
    const fail = async (route: Route) => {
      asked.resolve()
      if (end === 'abort') await route.abort()
    }
    await page.route(provider + path, fail, { times: 1 })
    await page.goto(plainPage)
    const modal = authModal(page)
    await modal.openSignIn()
    await modal.signIn(reader, password)
    await asked.promise
    await expect(modal.button('Sign In')).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(10_000)
    await expect(modal.alert).toHaveText(noCaptcha)
    await expect(modal.email).toHaveValue(reader)
    await expect(modal.password).toHaveValue(password)
    expect(await mock.calls('/authenticate')).toEqual([])
    await modal.press('Sign In')
    await expectSignedIn(page)
    expect(await mock.calls('/authenticate')).toHaveLength(1)
  })
}

test("a captcha script that the page's policy blocks shows a message and sends nothing to the other server", async ({
  page,
  mock,
  journal,
  host,
}) => {
  journal.allow(/Content Security Policy|violates the following/)
  const elsewhere = host.url.replace('localhost', '127.0.0.1')
  await mock.settings({ captcha: true })
  await serveTestPage(mock, {
    script: `<script async src="/bindery/bindery.js" data-captcha-key="halyard-site-key"
        data-captcha-script="${elsewhere}/__captcha/api.js"></script>`,
    body: '<header><bindery-account-menu></bindery-account-menu></header>',
  })
  await page.goto(testPage)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.signIn(reader, password)
  await expect(modal.alert).toHaveText(noCaptcha)
  expect(await mock.calls('/__captcha/')).toEqual([])
  expect(await mock.calls('/authenticate')).toEqual([])
})

test('the captcha counts as on when the request for its state fails', async ({ page, mock }) => {
  const actions = recordActions(page)
  await mock.faults([{ path: '/api/recaptcha/enabled', status: 404 }])
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  await expect(modal.dialog().getByText(notice)).toBeVisible()
  await modal.signIn(reader, password)
  await expectSignedIn(page)
  expect(actions).toEqual(['sign_in_modal'])
})

test('captcha-on-failure="submit" sends the form and lets the server decide', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, {
    body: `<bindery-site captcha-on-failure="submit"></bindery-site>
      <header><bindery-account-menu></bindery-account-menu></header>`,
  })
  await page.goto(testPage)
  const modal = authModal(page)
  await mock.settings({ captcha: true })
  await modal.openSignIn()
  await modal.signIn(reader, password)
  await expect(modal.alert).toHaveText(notARobot)
  expect((await mock.calls('/authenticate')).map(({ status }) => status)).toEqual([400])
  await mock.settings({ captcha: false })
  await modal.press('Sign In')
  await expectSignedIn(page)
})

test('a site without a captcha key has no captcha: no request, no notice, and readers sign in', async ({
  page,
  mock,
}) => {
  await mock.faults([{ path: '/api/recaptcha/enabled', status: 404 }])
  await serveTestPage(mock, {
    body: '<header><bindery-account-menu></bindery-account-menu></header>',
  })
  await page.goto(testPage)
  const modal = authModal(page)
  await modal.openSignIn()
  await expect(modal.dialog().getByText(notice)).toBeHidden()
  await modal.signIn(reader, password)
  await expectSignedIn(page)
  expect(await mock.calls('/api/recaptcha')).toEqual([])
})

test("a page with a captcha of its own keeps it, and Bindery's forms get their tokens beside it", async ({
  page,
  mock,
}) => {
  const actions = recordActions(page)
  await mock.settings({ captcha: true })
  await page.addInitScript(() => {
    const execute = (key: string) => {
      if (key === 'key-of-the-page') return Promise.resolve('token-of-the-page')
      throw new Error(`Invalid site key or not loaded in api.js: ${key}`)
    }
    const ready = (fn: () => void) => void setTimeout(fn)
    Reflect.set(window, 'grecaptcha', { ready, execute, render: () => 0 })
  })
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openForgotPassword()
  await modal.email.fill(reader)
  await modal.press('Send link')
  await expect(modal.status).toHaveText(resetSent)
  await page.keyboard.press('Escape')
  await modal.openSignIn()
  await modal.signIn(reader, password)
  await expectSignedIn(page)
  expect(actions).toEqual(['forgot_pass', 'sign_in_modal'])
})

test('a captcha script named by a tag inside the text is not loaded', async ({
  page,
  mock,
  journal,
}) => {
  await mock.settings({ captcha: true })
  await serveTestPage(mock, {
    body: `<header><bindery-account-menu></bindery-account-menu></header>
      <div class="comment"><bindery-site captcha-key="k" captcha-script="/uploads/1.js"></bindery-site></div>`,
  })
  await page.goto(testPage)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.signIn(reader, password)
  await expect(modal.alert).toHaveText(noCaptcha)
  expect(await mock.calls('/uploads/')).toEqual([])
  await expect
    .poll(() => journal.warnings()[0])
    .toMatch(/captcha-script="\/uploads\/1.js": .*<head> or <body>/)
})
