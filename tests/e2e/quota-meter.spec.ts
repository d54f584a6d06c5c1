/** The free articles left, bindery-quota-meter (spec accounts 1, 6 and 9). */
import { expect, test } from '../support/test.ts'
import { header } from './auth-modal.ts'
import { freeArticle, meteredArticles, serveTestPage, testPage } from './site-pages.ts'

test('the quota meter counts down from four and starts again next month', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('reader@example.com')
  await page.goto(freeArticle)
  await expect(page.getByText('4 free articles left')).toBeVisible()
  const left = ['3 free articles left', '2 free articles left', '1 free article left']
  for (const [index, words] of [...left, 'No free articles left'].entries()) {
    await page.goto(meteredArticles[index] ?? '')
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
  await mock.clock(32 * 24 * 3600 * 1000)
  await signIn('reader@example.com')
  await page.goto(freeArticle)
  await expect(page.getByText('4 free articles left')).toBeVisible()
})

test('the quota meter counts Ascend articles separately, from three', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('reader@example.com')
  await serveTestPage(mock, { body: '<bindery-quota-meter kind="ascend"></bindery-quota-meter>' })
  await page.goto(testPage)
  await expect(page.getByText('3 Ascend articles left')).toBeVisible()
})

test("the quota meter keeps the page's text for a guest and shows nothing to a subscriber", async ({
  page,
  signIn,
  mock,
}) => {
  await serveTestPage(mock, {
    body: '<bindery-account-menu></bindery-account-menu><bindery-quota-meter>Free with an account</bindery-quota-meter>',
  })
  await page.goto(testPage)
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible()
  await expect(page.getByText('Free with an account')).toBeVisible()
  await signIn('executive@example.com')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Emil Executive' })).toBeVisible()
  await expect(page.getByText('Free with an account')).toBeHidden()
  await expect(page.getByText('articles left')).toHaveCount(0)
  // The rules around it are hidden, too.
  await page.goto(freeArticle)
  await expect(page.locator('.meter-row')).toHaveCSS('visibility', 'hidden')
})

test("the quota meter keeps the page's text when the server cannot answer", async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('reader@example.com')
  await mock.faults([{ method: 'GET', path: '/api/user/quota', status: 404, body: '<p>Gone</p>' }])
  await page.goto(freeArticle)
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  await expect(page.getByText('articles left')).toHaveCount(0)
})
