/** The strict content security policy with Trusted Types, on every journey of a reader (reliability case 18). */
import { loadBy } from '../support/load.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, header, nora, titles } from './auth-modal.ts'
import { everyPage } from './site-pages.ts'

test('every page is sent with the strict policy', async ({ request, host }) => {
  for (const path of everyPage) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("require-trusted-types-for 'script'")
    // No other origin, except the checkout's frame on its own page.
    const frame = path.startsWith('/shopping-cart') ? `; frame-src ${host.checkoutUrl}` : ''
    expect(policy.endsWith(frame), path).toBe(true)
    expect(policy.slice(0, policy.length - frame.length), path).not.toMatch(
      /unsafe|nonce|https?:|data:|\*/,
    )
  }
})

for (const [path, where] of [
  ['/', 'the site of today'],
  ['/legacy/strict', 'a page in quirks mode'],
] as const) {
  test(`the modal violates no policy on ${where}, from the first button to the last screen`, async ({
    page,
    journal,
  }) => {
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
        console.error(`policy: ${violatedDirective} ${sample}`)
      })
    })
    await page.goto(path)
    const modal = authModal(page)
    await page.getByRole('button', { name: 'Sign In', exact: true }).first().click()
    await modal.dialog(titles.signIn).waitFor()
    await modal.link('Forgot your password?').click()
    await modal.dialog(titles.forgotPassword).waitFor()
    await modal.link('Back to sign in').click()
    await modal.signIn('reader@example.com', 'wrong')
    await expect(modal.alert).toContainText('4 tries')
    await loadBy(page, () => modal.signIn('reader@example.com', password))
    const known = page.getByRole('button', { name: 'Robin Reader' })
    await known.click()
    await loadBy(page, () => page.getByRole('button', { name: 'Log out' }).click())
    await page.getByRole('button', { name: 'Register', exact: true }).first().click()
    await modal.fill(nora)
    await modal.press('Create account')
    await modal.dialog(titles.profile).waitFor()
    await modal.press('Maybe later')
    await expect(page.getByRole('button', { name: 'Nora New' })).toBeVisible()
    expect(journal.unexpected()).toEqual([])
  })
}

test('the journal of these tests catches a script that violates the policy', async ({
  page,
  journal,
}) => {
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
  await page.evaluate(() => {
    try {
      Reflect.set(document.body, 'innerHTML', '<b>x</b>')
    } catch {
      // The browser refuses it, as it must.
    }
  })
  await expect.poll(() => journal.unexpected().length).toBe(1)
  journal.allow(/TrustedHTML|Trusted Types/i)
})
