/** A form of the page is usable before the tag is ready, and what was done in it goes on in the tag's own form. */

import { hold } from '../support/hold.ts'
import { expect, password, test } from '../support/test.ts'

test('a reader types while the sign-in form takes over, and is signed in once', async ({
  page,
  mock,
}) => {
  const arrive = await hold(page, '**/chunks/hand-over.*')
  await page.goto('/sign-in')
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email address' })
  await email.pressSequentially('reader@')
  arrive()
  await page.keyboard.type('example.com')
  await expect(page.getByRole('region', { name: 'Sign In' })).toBeVisible()
  await expect(email).toHaveValue('reader@example.com')
  await expect(email).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Bindery#2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('You are signed in as Robin Reader')).toBeVisible()
  expect(await mock.calls('/authenticate')).toHaveLength(1)
  expect(await mock.calls('/api/forms/sign-in')).toEqual([])
})

test('a reader saves a new password before the tag is ready, with the token of the address', async ({
  page,
  mock,
}) => {
  await hold(page, '**/chunks/hand-over.*')
  await page.request.post('/api/user/forgotpassword', {
    data: { emailAddress: 'reader@example.com' },
    headers: { 'X-Requested-With': 'bindery' },
  })
  const [mail] = await mock.mailbox()
  await page.goto(/\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await page.locator('bindery-reset-password:defined').waitFor()
  await page.getByRole('textbox', { name: 'New password' }).fill('Harbour#2027')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByRole('status')).toContainText('Your new password is set.')
})

test('a page whose hand-over cannot be loaded keeps its own form and what is typed there', async ({
  page,
  journal,
}) => {
  journal.allow(/Failed to load resource/)
  let failures = 0
  await page.route('**/chunks/hand-over.*', (route) => {
    failures += 1
    return route.abort()
  })
  await page.goto('/sign-in')
  const form = page.getByRole('main')
  await form.getByLabel('Email address').fill('reader@example.com')
  await form.getByLabel('Password').fill(password)
  await expect.poll(() => failures).toBeGreaterThan(0)
  await page.locator('main bindery-auth-modal:defined').waitFor()
  // The tag has drawn by then what it draws.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(form.getByLabel('Email address')).toHaveValue('reader@example.com')
  await form.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You are signed in.' })).toBeVisible()
})

/** Forms that are submitted before their tag is ready: the code that comes late, and what the reader does. */
const submits: readonly {
  readonly form: string
  readonly tag: string
  readonly late: string
  readonly path: string
  readonly values: Readonly<Record<string, string>>
  readonly button: string
  readonly outcome: string
}[] = [
  {
    form: 'sign-in',
    tag: 'bindery-auth-modal',
    late: 'hand-over',
    path: '/sign-in',
    values: { 'Email address': 'reader@example.com', Password: password },
    button: 'Sign In',
    outcome: 'You are signed in.',
  },
  {
    form: 'mb-signup',
    tag: 'bindery-mb-signup',
    late: 'mb-signup',
    path: '/2026/01/prototype-the-paperwork',
    values: { 'Email address': 'nora@example.com' },
    button: 'Sign up',
    outcome: 'You are signed up.',
  },
]

/** Logs the line `ready` when a tag has the code that takes over, and has read of the submit before. */
const logReady = (tag: string) => {
  let wasTold = false
  const look = () => {
    const element = document.querySelector(`main ${tag}`) ?? document
    const isTold = Object.hasOwn(element, 'busy')
    if (wasTold && !isTold) console.info('ready')
    else requestAnimationFrame(look)
    wasTold ||= isTold
  }
  look()
}

for (const { form, tag, late, path, values, button, outcome } of submits) {
  test(`a reader who submits the form ${form} before the code ${late} arrives, and again after it, sends one POST`, async ({
    page,
    mock,
  }) => {
    const arrive = await hold(page, `**/chunks/${late}.*`)
    const answer = await hold(page, `**/api/forms/${form}`)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
    })
    const asked = page.waitForRequest(`**/chunks/${late}.*`)
    await page.addInitScript(logReady, tag)
    await page.goto(path)
    const element = page.getByRole('main').locator(tag)
    for (const [label, value] of Object.entries(values)) await element.getByLabel(label).fill(value)
    await asked
    await element.getByRole('button', { name: button }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => posts).toEqual([`/api/forms/${form}`])

    // From here to the answer, Chromium evaluates nothing for a test. It takes keys, and tells of the console.
    const ready = page.waitForEvent('console', (message) => message.text() === 'ready')
    arrive()
    await ready
    await page.keyboard.press('Enter')
    answer()
    await expect(page.getByRole('status').filter({ hasText: outcome })).toBeVisible()
    expect(posts).toEqual([`/api/forms/${form}`])
    expect(await mock.calls(`/api/forms/${form}`)).toHaveLength(1)
  })
}
