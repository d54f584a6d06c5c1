/** The gate of a metered article, bindery-paywall (spec accounts 1, 4 and 6). */
import { expect, password, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import {
  freeArticle,
  meteredArticle,
  meteredArticles,
  serveTestPage,
  testPage,
} from './site-pages.ts'

const rest = 'Leeds, by the way, is still open'
const left = ['3 free articles left', '2 free articles left', '1 free article left']

test('a guest reads the teaser and gets the rest after signing in at the gate', async ({
  page,
}) => {
  await page.goto(meteredArticle)
  const gate = page.getByRole('region', { name: 'Keep reading with a free account' })
  await expect(gate).toBeVisible()
  await expect(gate).toContainText('Registered readers open 4 articles for free.')
  await expect(page.getByText('Leeds workshop for two hours')).toBeVisible()
  await expect(page.getByText(rest)).toHaveCount(0)
  await gate.getByRole('button', { name: 'Sign In' }).click()
  const modal = authModal(page)
  await expect(modal.dialog(titles.signIn)).toBeVisible()
  await expect(page.getByText('Keep reading this article')).toBeVisible()
  await modal.signIn('reader@example.com', password)
  await expect(page.getByText(rest)).toHaveCount(1)
  await expect(gate).toHaveCount(0)
})

test('the gate opens the registration, and Escape returns focus to it', async ({ page }) => {
  await page.goto(meteredArticle)
  const register = page.getByRole('main').getByRole('button', { name: 'Create an account' })
  await register.click()
  await expect(authModal(page).dialog(titles.registration)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(register).toBeFocused()
})

test('four articles open, the fifth shows a gate with an offer, and the first stays open', async ({
  page,
  signIn,
}) => {
  await signIn('reader@example.com')
  const gate = page.getByRole('region', { name: 'You have read all your free articles' })
  for (const [index, words] of [...left, 'No free articles left'].entries()) {
    await page.goto(meteredArticles[index] ?? '')
    // The article is counted by now. A reader's gate cannot render before that.
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: /free/ })).toHaveCount(0)
  }
  await page.goto(meteredArticles[4])
  await expect(gate).toContainText('You have read 4 of 4. Subscribers read without a limit.')
  await expect(gate.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ask us about a subscription' })).toBeVisible()
  await page.goto(meteredArticle)
  await expect(page.getByText(rest)).toHaveCount(1)
})

test('Ascend articles have their own gate after three, and each counts once', async ({
  page,
  signIn,
  mock,
  axe,
}) => {
  await signIn('reader@example.com')
  await serveTestPage(mock, {
    body: '<main><bindery-quota-meter kind="ascend"></bindery-quota-meter><bindery-paywall kind="ascend"><p slot="teaser">It begins.</p></bindery-paywall></main>',
  })
  const gate = page.getByRole('region', { name: 'You have read all your free Ascend articles' })
  for (const [article, left] of [
    ['one', '2 Ascend articles left'],
    ['two', '1 Ascend article left'],
    ['one', '1 Ascend article left'],
    ['three', 'No Ascend articles left'],
  ] as const) {
    await page.goto(`${testPage}/${article}`)
    await expect(page.getByText(left, { exact: true })).toBeVisible()
    await expect(gate).toHaveCount(0)
  }
  await page.goto(`${testPage}/four`)
  await expect(gate).toContainText('You have read 3 of 3. Subscribers read without a limit.')
  await axe()
  const quota = await (await page.request.get('/api/user/quota')).json()
  expect(quota).toMatchObject({ count: 0, remaining: 4 })
  await page.goto(meteredArticle)
  await expect(page.getByText(rest)).toHaveCount(1)
})

test('the quota meter and the gate follow another tab', async ({ page, context, signIn }) => {
  await signIn('reader@example.com')
  await page.goto(freeArticle)
  await expect(page.getByText('4 free articles left')).toBeVisible()
  const changed = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener(
          'bindery-quota-changed',
          (event) => resolve((event as CustomEvent).detail),
          { once: true },
        )
      }),
  )
  const second = await context.newPage()
  for (const [index, words] of [...left, 'No free articles left'].entries()) {
    await second.goto(meteredArticles[index] ?? '')
    // Leaving the article before it is counted might leave it uncounted.
    await expect(second.getByText(words, { exact: true })).toBeVisible()
    if (index > 0) continue
    // Read before the next article opens: a slow tab would hear of both at once.
    expect(await changed).toEqual({ kind: 'quota', limit: 4, count: 1, remaining: 3 })
  }
  await expect(page.getByText('No free articles left')).toBeVisible()
  await page.goto(meteredArticles[4])
  await expect(
    page.getByRole('region', { name: 'You have read all your free articles' }),
  ).toBeVisible()
})

test('no gate shows for a subscriber or on a free article', async ({ page, signIn }) => {
  await page.goto(freeArticle)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('region', { name: /free/ })).toHaveCount(0)
  await signIn('good@example.com')
  for (const article of meteredArticles) {
    await page.goto(article)
    await expect(page.getByRole('banner').getByText('Grace Good')).toBeVisible()
    await expect(page.getByRole('region', { name: /free/ })).toHaveCount(0)
  }
})

test('a sign-in at the gate loads the rest of the article on a page that does not reload', async ({
  page,
  mock,
  journal,
}) => {
  const prose = `<div class="prose" slot="teaser"><p>Leeds workshop.</p></div>`
  const body = `<bindery-site reload="never"></bindery-site><header><bindery-account-menu></bindery-account-menu></header>
    <main><bindery-paywall article-path="${meteredArticle}">${prose}</bindery-paywall></main>
    <bindery-auth-modal></bindery-auth-modal>`
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html bindery-html"
  // The page has the article's own address, because the quota counts addresses.
  await mock.faults([
    {
      path: meteredArticle,
      body: `<!doctype html><html lang="en"><title>A</title><link rel="icon" href="/assets/mark.svg"><script async src="/bindery/bindery.js"></script><body>${body}</body></html>`,
      headers: { 'content-type': 'text/html', 'content-security-policy': policy },
    },
  ])
  await page.goto(meteredArticle)
  const gate = page.getByRole('region', { name: 'Keep reading with a free account' })
  await gate.getByRole('button', { name: 'Sign In' }).click()
  await authModal(page).signIn('reader@example.com', password)
  await expect(page.getByText(rest)).toBeVisible()
  await expect(gate).toHaveCount(0)
  expect(journal.unexpected()).toEqual([])
})
