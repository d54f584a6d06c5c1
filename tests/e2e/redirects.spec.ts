/** Addresses that somebody else wrote: own origin, always (reliability cases 15 and 16). */
import { expect, test } from '../support/test.ts'
import { header } from './auth-modal.ts'
import type { KitWindow } from './kit.ts'
import { madeUp, makeUp } from './pages.ts'

/** Spellings of another site, and of a script; the tests of the rule, safe-url.test.ts, know many more. */
const hostile = ['/\\evil.test', '/\t/evil.test', 'java\nscript:alert(1)', 'http://user@evil.test']

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

test('return-path of the account menu', async ({ page, mock, signIn, host, journal }) => {
  // Some of them read as a path of this site, where no page is.
  journal.allow(/status of 404/)
  for (const value of hostile) {
    await test.step(JSON.stringify(value), async () => {
      await signIn('reader@example.com')
      await makeUp(mock, {
        body: `<header><bindery-account-menu return-path="${escaped(value)}"></bindery-account-menu></header>`,
      })
      await page.goto(madeUp)
      await header(page).getByRole('button', { name: 'Robin Reader' }).click()
      const left = page.waitForRequest((request) => request.url().includes('/logout?'))
      await header(page).getByRole('button', { name: 'Log out' }).click()
      const asked = new URL((await left).url()).searchParams.get('return') ?? ''
      expect(new URL(asked, host.url).origin).toBe(host.url)
      await page.waitForURL((url) => url.pathname !== madeUp && url.pathname !== '/logout')
      expect(new URL(page.url()).origin).toBe(host.url)
    })
  }
})

test('returnTo of signOut', async ({ page, signIn, host, journal }) => {
  journal.allow(/status of 404/)
  for (const value of hostile) {
    await test.step(JSON.stringify(value), async () => {
      await signIn('reader@example.com')
      await page.goto('/privacy-policy')
      await expect(header(page).getByText('Robin Reader')).toBeVisible()
      const left = page.waitForRequest((request) => request.url().includes('/logout?'))
      await page.evaluate((returnTo) => {
        void (window as unknown as KitWindow).bindery.signOut({ returnTo })
      }, value)
      const asked = new URL((await left).url()).searchParams.get('return') ?? ''
      expect(new URL(asked, host.url).origin).toBe(host.url)
      await page.waitForURL(
        (url) => url.pathname !== '/privacy-policy' && url.pathname !== '/logout',
      )
      expect(new URL(page.url()).origin).toBe(host.url)
    })
  }
})

test('the return query of /logout itself', async ({ page, host, journal }) => {
  journal.allow(/status of 404/)
  for (const value of hostile) {
    await test.step(JSON.stringify(value), async () => {
      await page.goto('/privacy-policy')
      await page.evaluate((to) => {
        location.href = `/logout?return=${encodeURIComponent(to)}`
      }, value)
      await page.waitForURL(
        (url) => url.pathname !== '/privacy-policy' && url.pathname !== '/logout',
      )
      expect(new URL(page.url()).origin).toBe(host.url)
    })
  }
})

test('another site, or a bookmark, cannot log a reader out', async ({ page, signIn }) => {
  await signIn('reader@example.com')
  await page.goto('/logout?return=/')
  await expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible()
  await page.getByRole('link', { name: 'Stay signed in' }).click()
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
})

test('paths in the JSON block that leave the site are told and not used', async ({
  page,
  mock,
  signIn,
  journal,
  host,
}) => {
  await signIn('reader@example.com')
  await makeUp(mock, {
    body: `<script type="application/json" id="bindery-config">{"paths": {"logout": "//evil.test/out"}}</script>
      <header><bindery-account-menu return-path="/the-latest"></bindery-account-menu></header>`,
  })
  await page.goto(madeUp)
  await header(page).getByRole('button', { name: 'Robin Reader' }).click()
  await header(page).getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${host.url}/the-latest`)
  await expect.poll(() => journal.warnings()).toEqual([expect.stringContaining('paths.logout=')])
})

for (const attribute of ['api-base', 'service-base', 'user-service', 'captcha-script']) {
  test(`${attribute} on a tag pointing elsewhere is refused, and the other server sees nothing`, async ({
    page,
    mock,
    signIn,
    journal,
    host,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await mock.settings({ captcha: true })
    await makeUp(mock, {
      body: `<bindery-site ${attribute}="https://elsewhere.test/api/" captcha-key="key"></bindery-site>
        <header><bindery-account-menu></bindery-account-menu></header>`,
    })
    await page.goto(madeUp)
    await header(page).getByRole('button', { name: 'Sign In' }).click()
    await page.getByLabel('Email address').fill('reader@example.com')
    await page.getByLabel('Password').fill('Bindery#2026')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('grecaptcha is not available')
    await mock.settings({ captcha: false })
    await signIn('reader@example.com')
    await page.reload()
    await header(page).getByRole('button', { name: 'Robin Reader' }).click()
    await header(page).getByRole('button', { name: 'Log out' }).click()
    await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(asked.filter((url) => new URL(url).origin !== host.url)).toEqual([])
    for (const part of ['bindery-site', attribute, 'https://elsewhere.test/api/']) {
      await expect.poll(() => journal.warnings()[0]).toContain(part)
    }
  })
}
