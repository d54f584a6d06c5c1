/** The header of the site: its menu of topics, the sticky bar and the smaller logo. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { freeArticle } from './site-pages.ts'

const header = (page: Page) => page.getByRole('banner')
const button = (page: Page) => header(page).getByRole('button', { name: 'Menu' })
const topics = (page: Page) => header(page).getByRole('navigation', { name: 'All topics' })
const topic = (page: Page, name: string) => topics(page).getByRole('link', { name, exact: true })
/** Waits for the menu: until its chunk has loaded, the button is a link. */
const ready = async (page: Page, path = '/') => {
  await page.goto(path)
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
}
const scrollDown = (page: Page, top: number) => page.evaluate((to) => scrollTo(0, to), top)
const rootClass = (page: Page, name: string) =>
  page.evaluate((wanted) => document.documentElement.classList.contains(wanted), name)

test('a keyboard user opens the header menu, tabs through it, closes it with Escape and follows a topic', async ({
  page,
}) => {
  await ready(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(topic(page, 'Strategy')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  const help = header(page)
    .getByRole('navigation', { name: 'All sections' })
    .getByRole('link')
    .last()
  await expect(help).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(topic(page, 'Strategy')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(topics(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(topic(page, 'Strategy')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/topic\/strategy$/)
})

test('the header menu closes on a press outside and when the account panel opens', async ({
  page,
  signIn,
}) => {
  await signIn('better@example.com')
  await ready(page)
  await button(page).click()
  await expect(topic(page, 'Strategy')).toBeVisible()
  await page.getByRole('contentinfo').getByText('Published since 1956.').click()
  await expect(topics(page)).toBeHidden()
  await button(page).click()
  await expect(topic(page, 'Strategy')).toBeVisible()
  await header(page).getByRole('button', { name: 'Ben Better' }).click()
  await expect(header(page).getByRole('link', { name: 'Log out' })).toHaveCount(0)
  await expect(header(page).getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(topics(page)).toBeHidden()
})

test('the header menu is a link without the script, and its panel opens on focus', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/')
  const link = header(page).getByRole('link', { name: 'Menu' })
  await expect(topics(page)).toBeHidden()
  await link.focus()
  await expect(topic(page, 'Strategy')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(topic(page, 'Strategy')).toBeFocused()
  await expect(link).toHaveAttribute('href', '/topics')
  await context.close()
})

for (const [name, width, up, down] of [
  ['wide', 1280, 99, 251],
  ['narrow', 600, 89, 201],
] as const) {
  test(`the header bar sticks and swaps its logo at ${up + 1} and ${down - 1} px: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await ready(page, freeArticle)
    const big = header(page).getByRole('link', { name: 'Halyard Business Review' }).first()
    const small = () => rootClass(page, 'bindery-logo-small')
    await expect.poll(() => rootClass(page, 'bindery-navbar-visible')).toBe(true)
    await scrollDown(page, down - 1)
    await expect.poll(() => rootClass(page, 'bindery-navbar-visible')).toBe(false)
    expect(await small()).toBe(false)
    await scrollDown(page, down)
    await expect.poll(small).toBe(true)
    await expect(big).toBeVisible()
    await expect(button(page)).toBeInViewport()
    await scrollDown(page, up + 1)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(up + 1)
    expect(await small()).toBe(true)
    await scrollDown(page, up)
    await expect.poll(small).toBe(false)
    await expect.poll(() => rootClass(page, 'bindery-navbar-visible')).toBe(true)
  })
}

test('the open header menu has no axe violation and does not scroll sideways, light and dark', async ({
  page,
  axe,
}) => {
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 700 })
    await ready(page)
    await button(page).click()
    await expect(topic(page, 'Strategy')).toBeVisible()
    await axe()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
