/** What readers find on the posts of a WordPress with the plugin. */
import { authModal } from '../e2e/auth-modal.ts'
import { countSaves } from '../e2e/save.ts'
import { expect, password, test } from './test.ts'

const blocks = '/2026/11/the-hour-before-the-meeting/'
const classic = '/2026/11/a-classic-on-saying-no/'
const rest = 'nobody noticed'

test('a guest of a post with blocks gets the gate, and the rest after signing in', async ({
  page,
  mock,
}) => {
  const answer = await page.goto(blocks)
  expect(await answer?.text()).not.toContain(rest)
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  const gate = page.getByRole('region', { name: 'Keep reading with a free account' })
  await gate.getByRole('button', { name: 'Sign In' }).click()
  await authModal(page).signIn('reader@example.com', password)
  await expect(page.getByText(rest)).toBeVisible()
  await expect(gate).toHaveCount(0)
  await expect(page.getByText('3 free articles left')).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: /^Save/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Saved' })).toBeVisible()
  // The button changes before the server has answered. A list that is read before the save lacks the article.
  await expect.poll(() => countSaves(mock)).toBe(1)
  await page.goto('/my-library/')
  await expect(page.getByRole('link', { name: 'The Hour Before the Meeting' })).toBeVisible()
})

test('a classic post keeps its shortcodes whole among the paragraphs', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await page.goto(classic)
  const gate = page.getByRole('region', { name: 'Keep reading with a free account' })
  await expect(gate).toBeVisible()
  await expect(page.getByText('A “no” that comes early is kind.')).toBeVisible()
  expect(await page.content()).not.toContain('comes late')
  await gate.getByRole('button', { name: 'Sign In' }).click()
  await authModal(page).signIn('reader@example.com', password)
  await expect(page.getByText('Say it in the first reply')).toBeVisible()
  await expect(page.locator('p:empty')).toHaveCount(0)
  expect(messages.filter((text) => text.startsWith('bindery:'))).toEqual([])
})

test('feeds, search results and the REST API have no text from behind the paywall', async ({
  request,
}) => {
  for (const path of ['/feed/', '/?s=hour', '/wp-json/wp/v2/posts', '/', `${blocks}feed/`]) {
    const answer = await request.get(path)
    expect(answer.ok(), path).toBe(true)
    const text = await answer.text()
    expect(text, path).not.toContain(rest)
    expect(text, path).not.toContain('comes late')
  }
})

test('a reader follows a newsletter', async ({ page, mock }) => {
  await page.goto('/email-newsletters/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await authModal(page).signIn('reader@example.com', password)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Robin Reader' })).toBeVisible()
  const follow = page
    .getByRole('main')
    .getByRole('button', { name: /^Follow / })
    .first()
  await follow.click()
  await expect
    .poll(() => mock.calls('/api/newsletters/subscribe'))
    .toMatchObject([{ method: 'POST', status: 200 }])
})

test('a reader without JavaScript sees the fallbacks', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  const page = await context.newPage()
  await page.goto(blocks)
  await expect(page.getByText('An account opens four articles a month.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'My Library' })).toBeVisible()
  await expect(page.getByText('for readers with an account')).toBeVisible()
  await context.close()
})
