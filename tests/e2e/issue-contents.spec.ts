/** The contents of an issue of the magazine (spec content 3). */
import { expect, test } from '../support/test.ts'
import { serveTestPage, testPage } from './site-pages.ts'

test("the page's own list of contents stays, and no request is made for it", async ({
  page,
  mock,
  axe,
}) => {
  await page.goto('/archive-toc/BR2511')
  await expect(page.getByLabel('Year')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'November 2025' })).toBeVisible()
  expect((await mock.calls('/api/archive/')).length).toBe(0)
  await axe()
})

test('an empty issue tag loads its contents, and a changed code loads another issue', async ({
  page,
  mock,
  axe,
}) => {
  await serveTestPage(mock, {
    body: '<bindery-issue-contents issue="BR8005"><a href="/archive-toc">The magazine</a></bindery-issue-contents>',
  })
  await page.goto(testPage)
  await expect(page.getByRole('heading', { name: 'May–June 1980' })).toBeVisible()
  await axe()
  await mock.faults([{ path: '/api/archive', status: 503 }])
  const tag = page.locator('bindery-issue-contents')
  await tag.evaluate((element) => element.setAttribute('issue', 'BR0001'))
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('link', { name: 'The magazine' })).toBeVisible()
  await mock.faults([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'January–February 2000' })).toBeVisible()
  await expect(tag.locator('[tabindex="-1"]')).toBeFocused()
  await tag.evaluate((element) => element.setAttribute('issue', 'BR9999'))
  await expect(page.getByText('This issue is not in the archive.')).toBeVisible()
})
