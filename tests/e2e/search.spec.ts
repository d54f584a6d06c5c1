/** The search of the header, bindery-search (spec content and commerce 2, 5, 7 and 9). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => overlay(page).getByRole('combobox', { name: 'Search the site' })
const options = (page: Page) => overlay(page).getByRole('option')
const suggestions = '/service/search/auto-suggest'

/** Records the terms of `bindery-searched` across page loads. */
const recordSearches = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('bindery-searched', (event) => {
      const { term } = (event as CustomEvent<{ term: string }>).detail
      sessionStorage.setItem('heard', `${sessionStorage.getItem('heard') ?? ''}${term};`)
    })
  })
const recordedSearches = (page: Page) => page.evaluate(() => sessionStorage.getItem('heard'))

test('a keyboard user follows a suggestion, then searches again from the recent terms', async ({
  page,
  axe,
}) => {
  await recordSearches(page)
  await page.goto('/topics')
  await expect(button(page)).toBeVisible()
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('  two  kinds')
  await expect(options(page).first()).toHaveText('Two Kinds of Tired Digital Article')
  await expect(overlay(page).getByRole('status')).toHaveText(/^\d suggestions?$/)
  await axe()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two Kinds of Tired')
  await expect(button(page)).toBeVisible()
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(overlay(page).getByRole('link', { name: 'two kinds' })).toBeVisible()
  await page.keyboard.type('price')
  await expect(options(page).first()).toBeVisible()
  const more = overlay(page).getByRole('link', { name: 'More results for “price”' })
  await expect(more).toHaveAttribute('href', /\/search\?q=price&referral=02749$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=price$/)
  expect(await recordedSearches(page)).toBe('price;')
})

test('the search closes on Escape, on its close button and on a click outside, and focus returns', async ({
  page,
}) => {
  await page.goto('/topics')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab')
    await expect(overlay(page).locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('strat')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('strat')
  await overlay(page).getByRole('button', { name: 'Close' }).click()
  await expect(overlay(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await button(page).click()
  await expect(field(page)).toHaveValue('strat')
  await page.mouse.click(20, 600)
  await expect(overlay(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('the search keeps what is typed while its chunk loads', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/chunks\/search\./, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/topics', { waitUntil: 'commit' })
  const plain = page.getByRole('banner').getByRole('searchbox')
  await plain.click()
  await page.keyboard.type('str')
  await expect(plain).toHaveValue('str')
  release()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('ategy')
  await expect(field(page)).toHaveValue('strategy')
  await expect(overlay(page).getByRole('group', { name: 'Subjects' })).toContainText('Strategy')
})

test('the search field shows its whole hint on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await button(page).click()
  const room = await field(page).evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input)
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    canvas.font = style.font
    const inner = input.clientWidth - 2 * Number.parseFloat(style.paddingInlineStart)
    return inner - canvas.measureText(input.placeholder).width
  })
  expect(room).toBeGreaterThan(0)
})

test('the search still submits when suggestions fail', async ({ page, mock, journal, axe }) => {
  journal.allow(/status of 503|ContractError/)
  await mock.faults([{ method: 'GET', path: suggestions, status: 503 }])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/topics')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('the')
  await expect(overlay(page).getByRole('status')).toHaveText(
    /^Suggestions are not available right now/,
  )
  await expect(field(page)).toHaveValue('the')
  await mock.faults([])
  await page.keyboard.type(' plan')
  await expect(options(page).first()).toBeVisible()
  await axe()
  await mock.faults([{ method: 'GET', path: suggestions, status: 200, body: '[]' }])
  await page.keyboard.type('s')
  await expect(overlay(page).getByRole('status')).toHaveText(
    /^Suggestions are not available right now/,
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=the\+plans$/)
})

test('the results narrow and sort in place, and Back restores each step', async ({
  page,
  mock,
}) => {
  const main = page.getByRole('main')
  const titles = main.getByRole('heading', { level: 3 })
  const asked = async () =>
    (await mock.calls('/api/search')).map(({ method, status }) => `${method} ${status}`)
  await page.goto('/search?q=price')
  const own = main.locator('article')
  await expect(main.getByText(/^\d+ results for “price”$/)).toBeVisible()
  const first = (await own.first().getByRole('heading').textContent()) ?? ''
  // The tag has upgraded once it shows its own page numbers.
  await expect(page.locator('.bindery-pages')).toBeVisible()
  expect(await asked()).toEqual([])
  await main.getByLabel('Kind').selectOption('Magazine Article')
  await expect(page).toHaveURL('/search?q=price&type=Magazine+Article')
  await expect(main.getByText(/^\d results$/)).toBeVisible()
  await expect(own.first()).toBeHidden()
  await main.getByLabel('Sort by').selectOption('Date')
  // One after the other: a superseded request may never reach the server.
  await expect.poll(async () => (await asked()).length).toBe(2)
  await main.getByLabel('Order').selectOption('The other way round')
  await expect(page).toHaveURL('/search?q=price&type=Magazine+Article&sort=date&order=asc')
  const dates = async () => {
    const facts = await main.locator('.bindery-entry-facts').allTextContents()
    return facts.map((fact) => Date.parse(fact.split(' · ')[1] ?? ''))
  }
  await expect.poll(async () => (await asked()).length).toBe(3)
  await expect
    .poll(async () => (await dates()).every((at, i, all) => at >= (all[i - 1] ?? 0)))
    .toBe(true)
  const oldest = (await titles.first().textContent()) ?? ''
  await main.getByRole('searchbox').fill('zebra')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await page.goBack()
  await expect(titles.first()).toHaveText(oldest)
  await expect(main.getByRole('searchbox')).toHaveValue('price')
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/search?q=price')
  await expect(main.getByLabel('Kind')).toHaveValue('')
  await expect(titles.first()).toHaveText(first)
  expect(new Set(await asked())).toEqual(new Set(['POST 200']))
})

test('the search works with plain forms without the script', async ({ browser, host }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: host.url })
  const main = page.getByRole('main')
  await page.goto('/topics')
  await page.getByRole('banner').getByRole('searchbox').fill('  TWO   kinds ')
  await page.keyboard.press('Enter')
  await expect(main.getByText('1 result for “TWO kinds”')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Two Kinds of Tired' })).toBeVisible()
  await main.getByRole('searchbox').fill('')
  await main.getByRole('combobox', { name: 'Topic' }).selectOption('Strategy')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(main.getByText(/^\d+ results$/)).toBeVisible()
  await main.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/topic=strategy.*&page=2$/)
  await expect(main.getByRole('combobox', { name: 'Topic' })).toHaveValue('strategy')
  await page.goto('/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
  await expect(main.getByText('0 results for “<script>alert(1)</script>”')).toBeVisible()
  await page.close()
})
