/** The embed code of a video (spec content and commerce 2). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { madeUp, makeUp } from './pages.ts'

const box = (page: Page) => page.getByRole('dialog', { name: 'Embed this video' })
const code = (page: Page) => box(page).getByLabel('Embed code')

test('the code, made of what the page says, is only text', async ({ page, mock, host }) => {
  await makeUp(mock, {
    body: `<bindery-video-embed-button video-id="7/&quot;" slug="what-comes-next" video-title="A &lt;b&gt; &amp; &quot;C&quot;"><a href="/video">Videos</a></bindery-video-embed-button> <p>After</p>`,
  })
  await page.goto(madeUp)
  await page.getByRole('button', { name: /^Embed: / }).click()
  await expect(code(page)).toHaveValue(
    `<iframe src="${host.url}/video/embed/7%2F%22/what-comes-next" title="A &lt;b&gt; &amp; &quot;C&quot;" width="640" height="360" loading="lazy" allow="fullscreen" referrerpolicy="strict-origin-when-cross-origin"></iframe>`,
  )
  expect(await mock.calls('/api/')).toEqual([])
})

test('without a video the children stay, and it is told what is allowed', async ({
  page,
  mock,
  journal,
}) => {
  await makeUp(mock, {
    body: '<bindery-video-embed-button slug="x"><a href="/video">Videos</a></bindery-video-embed-button> <p>After</p>',
  })
  await page.goto(madeUp)
  await expect.poll(() => journal.warnings().join()).toContain('video-id and slug name a video')
  await expect(page.getByRole('link', { name: 'Videos' })).toBeVisible()
})

test('bindery-video-embed-flyout: a page opens one for an element of its own', async ({
  page,
  mock,
}) => {
  await makeUp(mock, {
    body: '<button id="mine">Code</button> <bindery-video-embed-flyout anchor="mine" video-id="7" slug="what-comes-next"></bindery-video-embed-flyout> <p>After</p>',
  })
  await page.goto(madeUp)
  const flyout = page.locator('bindery-video-embed-flyout')
  await flyout.evaluate((element) => element.toggleAttribute('open', true))
  await expect(code(page)).toHaveValue(/title="What comes next"/)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(flyout).not.toHaveAttribute('open')
})
