/** The captcha: its notice, and a provider like the real one whose tokens the server verifies (reliability 15). */
import { hold } from '../support/hold.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, goodPassword, header, nora, titles } from './auth-modal.ts'
import { expectSignedIn, notice, provider, reader, recordActions } from './captcha.ts'
import { notARobot, resetSent } from './expected-messages.ts'
import { freeArticle, meteredArticle, plainPage, serveTestPage, testPage } from './site-pages.ts'
import { formOf, lookup, print } from './subscriber.ts'

test('a captcha token signs the reader in on the reference site under its strict policy', async ({
  page,
  mock,
  axe,
}) => {
  const actions = recordActions(page)
  await mock.settings({ captcha: true })
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  expect(await mock.calls('/__captcha/')).toEqual([])
  await modal.signIn(reader, 'wrong')
  await expect(modal.alert).toContainText('4 tries')
  const badge = page.locator('body > .grecaptcha-badge')
  await expect(badge).toHaveCount(1)
  await expect(badge).toBeHidden()
  await expect(modal.dialog().getByText(notice)).toBeVisible()
  await axe()
  await modal.signIn(reader, password)
  await expectSignedIn(page)
  expect(actions).toEqual(['sign_in_modal', 'sign_in_modal'])
  expect((await mock.calls('/authenticate')).map(({ status }) => status)).toEqual([401, 200])
  expect(await mock.calls('/__captcha/api.js')).toHaveLength(1)
})

test("the captcha's badge on the body stays usable while the modal is open again", async ({
  page,
  mock,
}) => {
  await mock.settings({ captcha: true })
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.signIn(reader, 'wrong')
  await expect(modal.alert).toContainText('4 tries')
  await page.keyboard.press('Escape')
  await expect(page.locator('.grecaptcha-badge')).toBeVisible()
  await modal.openSignIn()
  const inert = await page
    .locator('.grecaptcha-badge')
    .evaluate((badge) => badge.matches('[inert], [inert] *'))
  expect(inert).toBe(false)
})

test('each form sends its own captcha action: modal, paywall, reset', async ({ page, mock }) => {
  const actions = recordActions(page)
  await mock.settings({ captcha: true })
  await page.goto(freeArticle)
  const modal = authModal(page)
  await modal.openForgotPassword()
  await modal.email.fill(reader)
  await modal.press('Send link')
  await expect(modal.status).toHaveText(resetSent)
  await page.goto(meteredArticle)
  await page.getByRole('button', { name: 'Create an account', exact: true }).click()
  await modal.link('Sign in.').click()
  await modal.signIn(reader, 'wrong')
  await expect(modal.alert).toContainText('4 tries')
  await modal.link('Create one').click()
  await modal.fill(nora)
  await modal.press('Create account')
  await expect(header(page).getByText('Nora New')).toBeVisible()
  expect(actions).toEqual(['forgot_pass', 'sign_in_paywall', 'register_paywall'])
})

test('the captcha notice stands on every screen except the profile', async ({ page, mock }) => {
  const actions = recordActions(page)
  await mock.settings({ captcha: true })
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  await expect(modal.dialog().getByText(notice)).toBeVisible()
  await modal.link('Forgot your password?').click()
  await expect(modal.dialog(titles.forgotPassword).getByText(notice)).toBeVisible()
  await modal.link('Back to sign in').click()
  await modal.link('Create one').click()
  await expect(modal.dialog(titles.registration).getByText(notice)).toBeVisible()
  await modal.fill(nora)
  await modal.press('Create account')
  await expect(modal.dialog(titles.profile)).toBeVisible()
  await expect(page.getByText(notice)).toHaveCount(0)
  // The badge may be hidden only where the notice is shown.
  await expect(page.locator('body > .grecaptcha-badge')).toBeVisible()
  expect(actions).toEqual(['register_modal'])
})

test('a late captcha notice does not move the submit button', async ({ page, mock }) => {
  await mock.settings({ captcha: true })
  const answer = Promise.withResolvers<void>()
  await page.route('**/recaptcha/enabled', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  const button = modal.dialog().getByRole('button', { name: 'Sign In' })
  const before = await button.boundingBox()
  answer.resolve()
  await expect(modal.dialog().getByText(notice)).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})

test('a site without a captcha shows no notice, asks for its state once and loads no script', async ({
  page,
  mock,
}) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.signIn(reader, 'wrong')
  await expect(modal.alert).toContainText('4 tries')
  await modal.link('Create one').click()
  await expect(page.getByText(notice)).toHaveCount(0)
  expect(await mock.calls('/api/recaptcha/enabled')).toHaveLength(1)
  expect(await mock.calls('/__captcha/')).toEqual([])
})

test.describe('a captcha token that the server refuses', () => {
  test('a low captcha score shows a message, keeps the input, and the retry sends a new token', async ({
    page,
    mock,
  }) => {
    const actions = recordActions(page)
    await mock.settings({ captcha: true, captchaScore: 0.1 })
    await page.goto(plainPage)
    const modal = authModal(page)
    await modal.openSignIn()
    await modal.signIn(reader, password)
    await expect(modal.alert).toHaveText(notARobot)
    await expect(modal.email).toHaveValue(reader)
    await expect(modal.password).toHaveValue(password)
    await mock.settings({ captchaScore: 0.9 })
    await modal.press('Sign In')
    await expectSignedIn(page)
    expect(actions).toHaveLength(2)
  })

  test('a captcha token that is too old or used twice is refused', async ({ page, mock, host }) => {
    await mock.settings({ captcha: true })
    const bodies: string[] = []
    await page.route('**/authenticate', async (route) => {
      bodies.push(route.request().postData() ?? '')
      if (bodies.length === 1) await mock.clock(2 * 60 * 1000)
      await route.continue()
    })
    await page.goto(plainPage)
    const modal = authModal(page)
    await modal.openSignIn()
    await modal.signIn(reader, password)
    await expect(modal.alert).toHaveText(notARobot)
    await modal.press('Sign In')
    await expectSignedIn(page)
    const again = await page.request.post(`${host.url}/authenticate`, {
      data: bodies[1] ?? '',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Requested-With': 'bindery',
        Origin: host.url,
      },
    })
    expect(again.status()).toBe(400)
    expect(await again.json()).toMatchObject({
      code: 'captcha_refused',
      reason: 'timeout-or-duplicate',
    })
  })

  test("a captcha token for another site's key is refused", async ({ page, mock }) => {
    await mock.settings({ captcha: true })
    await serveTestPage(mock, {
      body: `<bindery-site captcha-key="other" captcha-script="/__captcha/api.js"></bindery-site>
        <header><bindery-account-menu></bindery-account-menu></header>`,
    })
    await page.goto(testPage)
    const modal = authModal(page)
    await modal.openSignIn()
    await modal.signIn(reader, password)
    await expect(modal.alert).toHaveText(notARobot)
  })
})

test('a captcha provider on another origin works where the policy names it', async ({
  page,
  mock,
  host,
}) => {
  const elsewhere = host.url.replace('localhost', '127.0.0.1')
  await mock.settings({ captcha: true })
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${elsewhere}`,
    `connect-src 'self' ${elsewhere}`,
    "style-src 'self'",
    "img-src 'self'",
    "require-trusted-types-for 'script'",
  ]
  await mock.faults([
    {
      path: testPage,
      body: `<!doctype html><html lang="en"><title>Made up</title><link rel="icon" href="/assets/mark.svg">
        <script async src="/bindery/bindery.js"></script>
        <script type="application/json" id="bindery-config">{"captcha-key": "halyard-site-key",
          "captcha-script": "${elsewhere}/__captcha/api.js"}</script>
        <body><header><bindery-account-menu></bindery-account-menu></header>`,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy.join('; '),
      },
    },
  ])
  await page.goto(testPage)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.signIn(reader, password)
  await expectSignedIn(page)
})

test('two forms of one page share one captcha script, with a token and an action each', async ({
  page,
  mock,
}) => {
  const actions = recordActions(page)
  await mock.settings({ captcha: true })
  const letScript = await hold(page, `${provider}api.js*`)
  const letProof = await hold(page, '**/api/user/subscriber/verify')
  await page.goto('/subscriber-help#find-your-subscription')
  const subscription = lookup(page)
  await subscription.search(print.email, print.accountNumber)
  await expect(subscription.found).toBeFocused()
  await subscription.password.fill(goodPassword)
  const card = formOf(page, 'bindery-forgot-password-card')
  await card.inside.scrollIntoViewIfNeeded()
  await card.email.fill(reader)
  await card.press('Send link')
  await subscription.press('Verify subscription')
  await expect(card.button('Send link')).toHaveAttribute('aria-busy', 'true')
  letScript()
  await expect.poll(async () => (await mock.mailbox()).map(({ to }) => to)).toContain(reader)
  // A verified subscriber is signed in and the page reloads, which would abort the other form's request.
  letProof()
  await expect(header(page).getByText('Paula Print')).toBeVisible()
  expect([...actions].sort()).toEqual(['forgot_pass_subscriber', 'register_subscriber'])
  expect(await mock.calls('/__captcha/api.js')).toHaveLength(1)
})
