/** Addresses from untrusted sources never leave the page's own origin (reliability cases 15 and 16). */
import { expect, test } from '../support/test.ts'
import { header } from './auth-modal.ts'
import { noCaptcha } from './expected-messages.ts'
import type { KitWindow } from './kit.ts'
import { serveTestPage, testPage } from './site-pages.ts'

/** Spellings of another site, and of a script. safe-url.test.ts tests many more. */
const hostile = ['/\\evil.test', '/\t/evil.test', 'java\nscript:alert(1)', 'http://user@evil.test']

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

test("the return-path of the account menu stays on the page's origin", async ({
  page,
  mock,
  signIn,
  host,
  journal,
}) => {
  // Some of these are paths of this site without a page.
  journal.allow(/status of 404/)
  for (const value of hostile) {
    await test.step(JSON.stringify(value), async () => {
      await signIn('reader@example.com')
      await serveTestPage(mock, {
        body: `<header><bindery-account-menu return-path="${escaped(value)}"></bindery-account-menu></header>`,
      })
      await page.goto(testPage)
      await header(page).getByRole('button', { name: 'Robin Reader' }).click()
      const left = page.waitForRequest((request) => request.url().includes('/logout?'))
      await header(page).getByRole('button', { name: 'Log out' }).click()
      const asked = new URL((await left).url()).searchParams.get('return') ?? ''
      expect(new URL(asked, host.url).origin).toBe(host.url)
      await page.waitForURL((url) => url.pathname !== testPage && url.pathname !== '/logout')
      expect(new URL(page.url()).origin).toBe(host.url)
    })
  }
})

test("the returnTo of signOut stays on the page's origin", async ({
  page,
  signIn,
  host,
  journal,
}) => {
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

test("the return query of /logout stays on the page's origin", async ({ page, host, journal }) => {
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

test('another site or a bookmark cannot sign a reader out', async ({ page, signIn }) => {
  await signIn('reader@example.com')
  await page.goto('/logout?return=/')
  await expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible()
  await page.getByRole('link', { name: 'Stay signed in' }).click()
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
})

test('a path of the JSON block that leaves the site is reported and ignored', async ({
  page,
  mock,
  signIn,
  journal,
  host,
}) => {
  await signIn('reader@example.com')
  await serveTestPage(mock, {
    body: `<script type="application/json" id="bindery-config">{"paths": {"logout": "//evil.test/out"}}</script>
      <header><bindery-account-menu return-path="/the-latest"></bindery-account-menu></header>`,
  })
  await page.goto(testPage)
  await header(page).getByRole('button', { name: 'Robin Reader' }).click()
  await header(page).getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${host.url}/the-latest`)
  await expect.poll(() => journal.warnings()).toEqual([expect.stringContaining('paths.logout=')])
})

for (const attribute of ['api-base', 'service-base', 'user-service', 'captcha-script']) {
  test(`${attribute} on a tag with another origin is refused, and that server gets no request`, async ({
    page,
    mock,
    signIn,
    journal,
    host,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await mock.settings({ captcha: true })
    await serveTestPage(mock, {
      body: `<bindery-site ${attribute}="https://elsewhere.test/api/" captcha-key="key"></bindery-site>
        <header><bindery-account-menu></bindery-account-menu></header>`,
    })
    await page.goto(testPage)
    await header(page).getByRole('button', { name: 'Sign In' }).click()
    await page.getByLabel('Email address').fill('reader@example.com')
    await page.getByLabel('Password').fill('Bindery#2026')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(noCaptcha)
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
