/** The gate of a metered article, bindery-paywall (spec accounts 1, 4 and 6). */
import { expect, password, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { freeArticle, madeUp, makeUp, meteredArticle, meteredArticles } from './pages.ts'

const rest = 'Leeds, by the way, is still open'
const left = ['3 free articles left', '2 free articles left', '1 free article left']

test('a guest reads the beginning, and signs in at the gate for the rest', async ({ page }) => {
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

test('the gate opens the registration, and Escape leads back to it', async ({ page }) => {
  await page.goto(meteredArticle)
  const register = page.getByRole('main').getByRole('button', { name: 'Create an account' })
  await register.click()
  await expect(authModal(page).dialog(titles.registration)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(register).toBeFocused()
})

test('four articles are opened, the fifth has a gate with an offer, the first stays open', async ({
  page,
  signIn,
}) => {
  await signIn('reader@example.com')
  const gate = page.getByRole('region', { name: 'You have read all your free articles' })
  for (const [index, words] of [...left, 'No free articles left'].entries()) {
    await page.goto(meteredArticles[index] ?? '')
    // It is counted: before that there is no gate for whoever reads.
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: /free/ })).toHaveCount(0)
  }
  await page.goto(meteredArticles[4])
  await expect(gate).toContainText('That was 4 of 4. Subscribers read without a limit.')
  await expect(gate.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ask us about a subscription' })).toBeVisible()
  await page.goto(meteredArticle)
  await expect(page.getByText(rest)).toHaveCount(1)
})

test('Ascend articles have their own gate, after three; each counts once, and only there', async ({
  page,
  signIn,
  mock,
  axe,
}) => {
  await signIn('reader@example.com')
  await makeUp(mock, {
    body: '<main><bindery-quota-meter kind="ascend"></bindery-quota-meter><bindery-paywall kind="ascend"><p slot="teaser">It begins.</p></bindery-paywall></main>',
  })
  const gate = page.getByRole('region', { name: 'You have read all your free Ascend articles' })
  for (const [article, left] of [
    ['one', '2 Ascend articles left'],
    ['two', '1 Ascend article left'],
    ['one', '1 Ascend article left'],
    ['three', 'No Ascend articles left'],
  ] as const) {
    await page.goto(`${madeUp}/${article}`)
    await expect(page.getByText(left, { exact: true })).toBeVisible()
    await expect(gate).toHaveCount(0)
  }
  await page.goto(`${madeUp}/four`)
  await expect(gate).toContainText('That was 3 of 3. Subscribers read without a limit.')
  await axe()
  const quota = await (await page.request.get('/api/user/quota')).json()
  expect(quota).toMatchObject({ count: 0, remaining: 4 })
  await page.goto(meteredArticle)
  await expect(page.getByText(rest)).toHaveCount(1)
})

test('two tabs agree on what is left, and a spent one is spent in both', async ({
  page,
  context,
  signIn,
}) => {
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
    // It is counted: whoever goes on before that may leave it uncounted.
    await expect(second.getByText(words, { exact: true })).toBeVisible()
    if (index > 0) continue
    // Before the next is opened: a slow tab would hear of both at once.
    expect(await changed).toEqual({ kind: 'quota', limit: 4, count: 1, remaining: 3 })
  }
  await expect(page.getByText('No free articles left')).toBeVisible()
  await page.goto(meteredArticles[4])
  await expect(
    page.getByRole('region', { name: 'You have read all your free articles' }),
  ).toBeVisible()
})

test('a subscriber meets no gate, nor does anybody on a free article', async ({ page, signIn }) => {
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

test('who signs in at the gate of a page that does not reload has the rest of the article there', async ({
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
  // At the article's own address: that is what is counted.
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
