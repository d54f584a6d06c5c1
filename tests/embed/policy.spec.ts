import { expect, test } from './site.ts'

const csp = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

test('everything works under a strict policy with Trusted Types', async ({ page, site }) => {
  await site.open(
    '<bindery-eager-thing></bindery-eager-thing><bindery-auth-modal open></bindery-auth-modal>',
    { csp },
  )
  await expect(page.getByRole('button', { name: 'Real button' })).toBeVisible()
  await expect(page.getByText('The modal is')).toBeVisible()
  await page.getByRole('button', { name: 'Real button' }).click()
  await expect(page.locator('output')).toHaveText('bindery-eager-thing pressed.')
  expect(site.takeErrors()).toEqual([])
  expect(site.lines()).toEqual([])
})
