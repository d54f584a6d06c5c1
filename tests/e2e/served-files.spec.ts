/** The cache headers of the kit's files (docs/integration.md, "Serve the files"). */
import { expect, test } from '../support/test.ts'
import { header } from './auth-modal.ts'

test('chunks are cached as immutable, the script for five minutes', async ({ page }) => {
  const kept: Record<string, string | undefined> = {}
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url())
    const file = pathname.split('/bindery/')[1]
    if (file) kept[file] = reply.headers()['cache-control']
  })
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  const { 'bindery.js': script, ...chunks } = kept
  expect(script).toBe('public, max-age=300')
  expect(Object.keys(chunks).length).toBeGreaterThan(2)
  expect([...new Set(Object.values(chunks))]).toEqual(['public, max-age=31536000, immutable'])
})

test('the bill of materials lists the libraries that are in the files', async ({ page }) => {
  const bill = await (await page.request.get('/bindery/sbom.json')).json()
  expect(bill.components.map(({ name }: { name: string }) => name)).toEqual([
    '@r2wc/core',
    '@r2wc/react-to-web-component',
    'dompurify',
    'ky',
    'lit-html',
    'nanostores',
    'preact',
    'zod',
  ])
  for (const one of bill.components) expect(one.version).toMatch(/^\d+\.\d+\.\d+/)
})
