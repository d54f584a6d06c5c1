/** The front door: what Bindery is, with live tags, and the documents with their search. */
import { startFileServer } from '../support/file-server.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'
import { previewOf } from './builder.ts'
import { layoutShift, measureLayoutShift } from './layout-shift.ts'

test('a visitor saves an article on the front door, and finds the rest from there', async ({
  page,
  axe,
}) => {
  await measureLayoutShift(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bindery' }).click()
  await page.getByRole('heading', { name: 'Mail from Priya Raman' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await axe()
  await page.getByRole('radio', { name: /A dark magazine/ }).check()
  await axe()
  await page.getByRole('button', { name: /^Save / }).click()
  const modal = authModal(page)
  await modal
    .dialog()
    .getByRole('link', { name: /^Sign in/ })
    .click()
  await modal.signIn('reader@example.com', password)
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await page.getByRole('link', { name: 'bindery-quota-meter' }).click()
  await expect(page.getByLabel('Tag', { exact: true })).toHaveValue('bindery-quota-meter')
})

test('the search of the documents finds a section by its words', async ({ page, axe }) => {
  await page.goto('/front-door/')
  await page.getByRole('link', { name: 'Documents' }).click()
  await page.getByLabel('Search the documents').fill('smallest unit integers')
  const found = page.getByRole('link', { name: 'A back end in an hour: Money' })
  await expect(found).toBeVisible()
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/sections? found/)
  await axe()
  await found.click()
  await expect(page).toHaveURL(/docs\/server\.html#money$/)
  await page.getByLabel('Search the documents').fill('xyzzy')
  await expect(page.getByText('Nothing has the words “xyzzy”.')).toBeVisible()
})

test('the exported front door has its tags, the inspector and the builder below any path', async ({
  page,
}) => {
  // The preview of the builder is a sandboxed frame, whose origin is null (docs/builder.md).
  const server = await startFileServer('dist/site', '/', { 'access-control-allow-origin': '*' })
  try {
    await page.goto(`${server.url}front-door/`)
    await expect(page.getByRole('button', { name: /^Save / })).toBeVisible()
    await page.getByRole('button', { name: 'Open it on this page' }).click()
    await expect(page.getByRole('tab', { name: 'Tags' })).toBeVisible()
    await page.getByRole('link', { name: 'Build your first tag' }).click()
    await expect(page.getByRole('heading', { name: 'Embed builder' })).toBeVisible()
    await expect(previewOf(page).getByRole('button', { name: /^Save / })).toBeVisible()
  } finally {
    await server.stop()
  }
})
