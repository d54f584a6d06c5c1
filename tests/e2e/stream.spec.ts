/** bindery-stream: pages of a feed that it adopts, loads and turns (spec content 3, 4, 7 and 9). */
import type { Page } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { readFocus } from './keyboard.ts'
import { shareFlyout } from './share.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
/** A page number of the tag. The page's own numbers are links to another document. */
const number = (page: Page, name: string) =>
  page.locator('.bindery-pages').getByRole('link', { name, exact: true })
const more = (page: Page) => page.getByRole('button', { name: 'Load more items' })
const current = (page: Page) => page.locator('.bindery-pages [aria-current=page]')

test("the stream adopts the page's own entries without a request or a layout shift", async ({
  page,
  mock,
  axe,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/the-latest')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(1)
  await expect(number(page, 'Page 7')).toBeVisible()
  await expect(page.locator('bindery-stream article')).toHaveCount(10)
  const asked = (await mock.calls()).filter(({ path }) => path.startsWith('/api/latest'))
  expect(asked).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.001)
  await axe()
})

test('page numbers turn the stream and change the address, and Back turns it back', async ({
  page,
}) => {
  await page.goto('/the-latest')
  const first = page.locator('bindery-stream article').first()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await number(page, 'Page 2').click()
  await expect(page).toHaveURL('/the-latest?page=2')
  await expect(current(page)).toContainText('2')
  await expect(titles(page)).toHaveCount(10)
  await expect(first).toBeHidden()
  const second = (await titles(page).first().textContent()) ?? ''
  await expect.poll(async () => (await readFocus(page)).name).toBe(second)
  await number(page, 'Next').click()
  await expect(page).toHaveURL('/the-latest?page=3')
  await page.goBack()
  await expect(titles(page).first()).toHaveText(second)
  await page.goBack()
  await expect(page).toHaveURL('/the-latest')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  // The server renders the second page completely.
  await page.goto('/the-latest?page=2')
  await expect(page.locator('bindery-stream article h3').first()).toHaveText(second)
  await number(page, 'Previous').click()
  await expect(titles(page).first()).toHaveText(title)
})

for (const dialect of ['api', 'service'] as const) {
  test(`a keyboard user loads more entries in steps of the page size (${dialect})`, async ({
    page,
    mock,
    axe,
  }) => {
    await serveTestPage(mock, {
      script: `<script async src="/bindery/bindery.js" data-dialect="${dialect}"></script>`,
      body: '<main><h1>All</h1><bindery-stream stream="search"></bindery-stream></main>',
    })
    await page.goto(testPage)
    await expect(titles(page)).toHaveCount(8)
    await more(page).focus()
    await page.keyboard.press('Enter')
    await expect(titles(page)).toHaveCount(16)
    await expect(page.getByRole('status').filter({ hasText: '8 more, 16 of' })).toHaveCount(1)
    const ninth = (await titles(page).nth(8).textContent()) ?? ''
    await expect.poll(() => readFocus(page)).toMatchObject({ name: ninth, seen: true })
    await expect(more(page)).toHaveCount(0)
    const paths = (await mock.calls()).map(({ path }) => path)
    const wanted = dialect === 'api' ? '/api/search/1/8' : '/service/search'
    expect(paths).toContain(wanted)
    await axe()
  })
}

test("the webinars add four entries to the page's own eight", async ({ page }) => {
  await page.goto('/webinars')
  await expect(page.locator('bindery-stream article')).toHaveCount(8)
  await more(page).click()
  await expect(titles(page)).toHaveCount(12)
  await expect(page.getByText('12 of 12', { exact: true })).toBeVisible()
  await expect(more(page)).toHaveCount(0)
  await titles(page).nth(8).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the stream reports a page that fails to load, keeps its entries, and a retry loads it', async ({
  page,
  mock,
}) => {
  await page.goto('/the-latest')
  await expect(number(page, 'Page 2')).toBeVisible()
  await mock.faults([{ method: 'GET', path: '/api/latest', status: 404, body: 'No' }])
  await number(page, 'Page 2').click()
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  await expect(page.locator('bindery-stream article').first()).toBeVisible()
  await expect(page).toHaveURL('/the-latest')
  const again = page.getByRole('button', { name: 'Try again' })
  const held = await hold(page, '**/api/latest/**')
  await again.click()
  await expect(again).toHaveAttribute('aria-busy', 'true')
  held()
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  await expect(again).toBeFocused()
  await mock.faults([])
  await again.click()
  await expect(page).toHaveURL('/the-latest?page=2')
  await expect(page.getByRole('alert')).toHaveText('')
})

test("a reader's own stream asks a guest to sign in", async ({ page, mock, signIn }) => {
  const body = '<main><h1>Mine</h1><bindery-stream stream="saves"></bindery-stream></main>'
  await serveTestPage(mock, { body })
  await page.goto(testPage)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await signIn('reader@example.com')
  await page.goto(testPage)
  await expect(titles(page)).toHaveCount(8)
  await expect(page.getByRole('button', { name: /^Discard “/ })).toHaveCount(8)
  await expect(page.getByRole('button', { name: /^Save “/ })).toHaveCount(0)
})

test('focus stays in the stream while its entries are discarded, also after the last', async ({
  page,
  mock,
  signIn,
}) => {
  await serveTestPage(mock, {
    body: '<main><h1>Mine</h1><bindery-stream stream="saves"></bindery-stream></main>',
  })
  await signIn('reader.de@example.com')
  await page.goto(testPage)
  const empty = page.getByRole('heading', { name: 'Welcome to My Library' })
  await expect(empty).toBeVisible()
  await page.evaluate(async () => {
    for (const id of ['the-meeting-that-decides-nothing', 'a-strategy-is-a-list-of-refusals'])
      await Reflect.get(window, 'bindery').save({ id, title: id, url: `/2026/11/${id}` })
  })
  await page.reload()
  const discards = page.getByRole('button', { name: /^Discard “/ })
  const question = page.getByRole('alertdialog')
  for (const left of [1, 0]) {
    await discards.first().focus()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Discard' }).press('Enter')
    await expect(discards).toHaveCount(left)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page.locator('bindery-stream')).toBeFocused()
  }
  await expect(empty).toBeVisible()
})

test('the stream shows fewer page numbers on a narrow page and does not widen it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/the-latest?page=3')
  await expect(number(page, 'Page 7')).toBeVisible()
  await expect(page.locator('.bindery-pages li')).toHaveCount(7)
  await expect(page.locator('.bindery-gap')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a guest shares an entry of a stream', async ({ page, mock }) => {
  await serveTestPage(mock, { body: '<bindery-stream page-size="2"></bindery-stream>' })
  await page.goto(testPage)
  const entry = page.getByRole('article').first()
  const title = (await entry.getByRole('heading').textContent()) ?? ''
  const href = await entry.getByRole('heading').getByRole('link').getAttribute('href')
  await page.getByRole('button', { name: `Share “${title}”` }).click()
  const { box } = shareFlyout(page)
  await expect(box).toContainText(title)
  await expect(box.getByRole('textbox').first()).toHaveValue(new URL(href ?? '', page.url()).href)
})
