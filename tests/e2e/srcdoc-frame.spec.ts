/** The kit in a `srcdoc` frame: its document has no address of its own, but has the page's origin. */
import { expect, password, test } from '../support/test.ts'
import { serveTestPage, testPage } from './site-pages.ts'

test("a reader signs in at the page's own API from a srcdoc frame", async ({ page, mock }) => {
  const inner = `<script async src='/bindery/bindery.js'></script><bindery-account-menu></bindery-account-menu>`
  await serveTestPage(mock, {
    script: '',
    body: `<iframe title="Account" width="800" height="700" srcdoc="${inner}"></iframe>`,
  })
  await page.goto(testPage)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Sign In' }).click()
  const dialog = frame.getByRole('dialog')
  await dialog.getByLabel('Email address').fill('reader@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(frame.getByRole('button', { name: 'Robin Reader' })).toBeVisible()
  expect(await mock.calls('/authenticate')).toMatchObject([{ status: 200 }])
})
