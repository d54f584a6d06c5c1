/** Smooth scrolling to an anchor of the page (spec accounts 2 and 9). */

import type { Page } from '@playwright/test'
import { stopClock } from '../support/clock.ts'
import { expect, test } from '../support/test.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const help = '/subscriber-help'
const link = (page: Page) => page.getByRole('link', { name: 'a person will answer it' })
const heading = (page: Page) => page.getByRole('heading', { name: 'Contact customer service' })
const stopTime = async (page: Page) => {
  await page.clock.install()
  await stopClock(page)
}
const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Opens the page and waits for the click handler. */
const openPage = async (page: Page, path = help) => {
  await page.setViewportSize({ width: 1000, height: 500 })
  const behaviour = page.waitForResponse(/page-behaviour/)
  await page.goto(path)
  // A second import of the module resolves once the module has run.
  await page.evaluate((url) => import(url), (await behaviour).url())
}

test('a link to an anchor scrolls within a second and changes address, history and focus as the browser does', async ({
  page,
}) => {
  await openPage(page)
  await page.evaluate(() => {
    addEventListener('hashchange', () => Reflect.set(window, 'changed', location.hash))
  })
  // The browser's own target position.
  const goal = await heading(page).evaluate((element) => {
    element.scrollIntoView()
    const there = Math.round(scrollY)
    scrollTo(0, 0)
    return there
  })
  expect(goal).toBeGreaterThan(400)
  await stopTime(page)
  await link(page).click()
  await expect(page).toHaveURL(/#contact-customer-service$/)
  expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe(
    'contact-customer-service',
  )
  await page.clock.runFor(100)
  const soon = await top(page)
  await page.clock.runFor(400)
  const half = await top(page)
  expect(soon).toBeLessThan(goal / 4)
  expect(half).toBeGreaterThan(goal / 4)
  expect(half).toBeLessThan((3 * goal) / 4)
  await page.clock.runFor(700)
  expect(Math.abs((await top(page)) - goal)).toBeLessThanOrEqual(1)
  expect(await page.evaluate(() => Reflect.get(window, 'changed'))).toBe(
    '#contact-customer-service',
  )
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '1-800-555-0142' }).first()).toBeFocused()
  await page.clock.resume()
  await page.goBack()
  await expect.poll(() => top(page)).toBe(0)
})

test('a link to the top scrolls in half the time', async ({ page }) => {
  await openPage(page)
  await stopTime(page)
  await page.getByRole('link', { name: 'Back to the top' }).click()
  const from = await top(page)
  expect(from).toBeGreaterThan(400)
  await page.clock.runFor(234)
  const half = await top(page)
  expect(half).toBeLessThan(from)
  expect(half).toBeGreaterThan(0)
  await page.clock.runFor(300)
  expect(await top(page)).toBe(0)
})

test('a link to an anchor jumps with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page)
  await stopTime(page)
  await link(page).click()
  await expect(heading(page)).toBeInViewport()
})

const wheel = async (page: Page) => {
  const heard = page.evaluate(
    () => new Promise((done) => addEventListener('wheel', () => done(true), { once: true })),
  )
  await page.mouse.wheel(0, 30)
  await heard
}

for (const [what, act] of [
  ['the wheel', wheel],
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['a press', (page: Page) => page.mouse.down()],
] as const) {
  test(`${what} stops the scrolling`, async ({ page }) => {
    await openPage(page)
    await stopTime(page)
    await link(page).click()
    await page.clock.runFor(400)
    const before = await top(page)
    expect(before).toBeGreaterThan(0)
    await act(page)
    await page.clock.runFor(2000)
    expect(await top(page)).toBeLessThanOrEqual(before + 30)
    await page.mouse.up()
  })
}

test('a handled click and a click that opens a tab do not scroll', async ({ page, context }) => {
  await openPage(page)
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  })
  await link(page).click()
  await expect(page).toHaveURL(new RegExp(`${help}$`))
  const opens = context.waitForEvent('page')
  await link(page).click({ modifiers: ['ControlOrMeta'] })
  await (await opens).close()
  await expect(page).toHaveURL(new RegExp(`${help}$`))
  expect(await top(page)).toBe(0)
})

test('a late link scrolls to a focusable anchor, and a missing anchor does nothing', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, {
    body: `<bindery-site></bindery-site><div id="place"></div>${'<p>A paragraph.</p>'.repeat(80)}
      <button id="ü">Down here</button>`,
  })
  await openPage(page, testPage)
  await page.evaluate(() => {
    for (const [words, hash] of [
      ['Down', '#ü'],
      ['Nowhere', '#nowhere'],
    ] as const) {
      const late = Object.assign(document.createElement('a'), { textContent: words, href: hash })
      document.querySelector('#place')?.append(late, ' ')
    }
  })
  await page.getByRole('link', { name: 'Nowhere' }).click()
  await expect(page).toHaveURL(/#nowhere$/)
  expect(await top(page)).toBe(0)
  await page.getByRole('link', { name: 'Down' }).click()
  await expect(page.getByRole('button', { name: 'Down here' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Down here' })).toBeInViewport()
})
