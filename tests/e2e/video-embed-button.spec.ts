/** The embed code of a video (spec content and commerce 2). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { tabTo } from './keyboard.ts'
import { shareFlyout } from './share.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const box = (page: Page) => page.getByRole('dialog', { name: 'Embed this video' })
const code = (page: Page) => box(page).getByLabel('Embed code')
const film = '/video/101/the-quiet-handover'
const button = (page: Page) => page.getByRole('button', { name: 'Embed: The Quiet Handover' })

test('a keyboard user copies the embed code, which is selected and announced', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(film)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(code(page)).toBeFocused()
  const value = await code(page).inputValue()
  expect(
    await code(page).evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    ),
  ).toBe(value)
  await tabTo(page, 'Copy code')
  await page.keyboard.press('Enter')
  await expect(
    box(page).getByRole('status').filter({ hasText: 'The code has been copied.' }),
  ).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test("the embed code plays the film on another site, and the film's page cannot be framed", async ({
  page,
  host,
  mock,
  journal,
}) => {
  journal.allow(/frame-ancestors/)
  await page.goto(film)
  await button(page).click()
  const pasted = await code(page).inputValue()
  const stranger = host.url.replace('localhost', '127.0.0.1')
  await mock.faults([
    {
      path: testPage,
      body: `<!doctype html><title>Theirs</title><link rel="icon" href="data:,">${pasted}<iframe title="All of it" src="${host.url}${film}"></iframe>`,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  ])
  const refused = page.waitForEvent('console', (line) => /frame-ancestors/.test(line.text()))
  await page.goto(`${stranger}${testPage}`)
  const frame = page.frameLocator('iframe[title="The Quiet Handover"]')
  await frame.getByRole('button', { name: 'Play' }).click()
  await expect(frame.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(frame.locator('.player-line')).toContainText('A baker leaves in four weeks.')
  await refused
})

test("a mailed film is named in the mail and in the reader's history", async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('reader@example.com')
  await page.goto(film)
  await page.getByRole('button', { name: 'Share: The Quiet Handover' }).click()
  const { to, send, done } = shareFlyout(page)
  await to.fill('ann@example.com')
  await send()
  await expect(done).toBeAttached()
  expect((await mock.mailbox())[0]?.text).toContain('The Quiet Handover')
  const reply = await page.request.get('/api/user/history/0/10?format=json')
  expect(JSON.stringify(await reply.json())).toContain('"activity":"shared"')
})

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 320],
] as const) {
  test(`the embed flyout stays inside the window and has no axe violation: ${scheme}, ${width} px`, async ({
    page,
    axe,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 700 })
    await page.goto(film)
    await button(page).click()
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    await axe()
  })
}

test("the embed code escapes the page's own texts", async ({ page, mock, host }) => {
  await serveTestPage(mock, {
    body: `<bindery-video-embed-button video-id="7/&quot;" slug="what-comes-next" video-title="A &lt;b&gt; &amp; &quot;C&quot;"><a href="/video">Videos</a></bindery-video-embed-button> <p>After</p>`,
  })
  await page.goto(testPage)
  await page.getByRole('button', { name: /^Embed: / }).click()
  await expect(code(page)).toHaveValue(
    `<iframe src="${host.url}/video/embed/7%2F%22/what-comes-next" title="A &lt;b&gt; &amp; &quot;C&quot;" width="640" height="360" loading="lazy" allow="fullscreen" referrerpolicy="strict-origin-when-cross-origin"></iframe>`,
  )
  expect(await mock.calls('/api/')).toEqual([])
})

test('an embed button without a video keeps its children and warns', async ({
  page,
  mock,
  journal,
}) => {
  await serveTestPage(mock, {
    body: '<bindery-video-embed-button slug="x"><a href="/video">Videos</a></bindery-video-embed-button> <p>After</p>',
  })
  await page.goto(testPage)
  await expect.poll(() => journal.warnings().join()).toContain('has no video-id')
  await expect(page.getByRole('link', { name: 'Videos' })).toBeVisible()
})

test('a page opens bindery-video-embed-flyout itself for an element of its own', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, {
    body: '<button id="mine">Code</button> <bindery-video-embed-flyout anchor="mine" video-id="7" slug="what-comes-next"></bindery-video-embed-flyout> <p>After</p>',
  })
  await page.goto(testPage)
  const flyout = page.locator('bindery-video-embed-flyout')
  await flyout.evaluate((element) => element.toggleAttribute('open', true))
  await expect(code(page)).toHaveValue(/title="What comes next"/)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(flyout).not.toHaveAttribute('open')
})
