/** Links to an anchor of the page, over a second (spec accounts 2 and 9). */

import type { Page } from '@playwright/test'
import { stopClock } from '../support/clock.ts'
import { expect, test } from '../support/test.ts'
import { madeUp, makeUp } from './pages.ts'

const help = '/subscriber-help'
const link = (page: Page) => page.getByRole('link', { name: 'a person will answer it' })
const heading = (page: Page) => page.getByRole('heading', { name: 'Contact customer service' })
const stop = async (page: Page) => {
  await page.clock.install()
  await stopClock(page)
}
const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** The page, with what answers to clicks there. */
const arrive = async (page: Page, path = help) => {
  await page.setViewportSize({ width: 1000, height: 500 })
  const behaviour = page.waitForResponse(/site\.behaviour/)
  await page.goto(path)
  // Whoever asks for a module once more gets it when it has run.
  await page.evaluate((url) => import(url), (await behaviour).url())
}

test('glides there in a second, and leaves address, history and focus as the platform does', async ({
  page,
}) => {
  await arrive(page)
  await page.evaluate(() => {
    addEventListener('hashchange', () => Reflect.set(window, 'changed', location.hash))
  })
  // Where the browser itself would have gone.
  const goal = await heading(page).evaluate((element) => {
    element.scrollIntoView()
    const there = Math.round(scrollY)
    scrollTo(0, 0)
    return there
  })
  expect(goal).toBeGreaterThan(400)
  await stop(page)
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

test('back to the top takes half as long', async ({ page }) => {
  await arrive(page)
  await stop(page)
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

test('no motion for who wants none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page)
  await stop(page)
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
  test(`${what} ends it where it is`, async ({ page }) => {
    await arrive(page)
    await stop(page)
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

test('a click that the page deals with, or that asks for a tab, is left alone', async ({
  page,
  context,
}) => {
  await arrive(page)
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

test('a link inserted late, an anchor that can have focus, and one that is nowhere', async ({
  page,
  mock,
}) => {
  await makeUp(mock, {
    body: `<bindery-site></bindery-site><div id="place"></div>${'<p>A paragraph.</p>'.repeat(80)}
      <button id="ü">Down here</button>`,
  })
  await arrive(page, madeUp)
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
