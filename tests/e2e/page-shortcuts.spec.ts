/** A page with single-letter shortcuts: letters typed into a widget's field must not trigger them. */
import type { Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import { serveTestPage, testPage } from './site-pages.ts'

/** A typical handler: it takes each letter whose target does not look like a field. */
const addShortcuts = (page: Page, capture = false) =>
  page.addInitScript((capture) => {
    const taken: string[] = []
    Reflect.set(window, 'taken', taken)
    for (const type of ['keydown', 'keypress', 'keyup'])
      document.addEventListener(
        type,
        (event) => {
          const { key, target } = event as KeyboardEvent
          if (key.length > 1 || (target as Element).matches('input,textarea,select')) return
          if (type === 'keydown') taken.push(key)
          event.preventDefault()
        },
        capture,
      )
  }, capture)

const takenKeys = (page: Page) => page.evaluate(() => Reflect.get(window, 'taken') as string[])

/** Opens a page with this tag and those shortcuts. The code that shields typing loads when the page is idle. */
async function open(page: Page, mock: Mock, tag: string, capture = false): Promise<void> {
  await addShortcuts(page, capture)
  await serveTestPage(mock, { body: `<main><h1>A page</h1>${tag}</main>` })
  const late = page.waitForResponse(/\/idle-tasks\./)
  await page.goto(testPage)
  await late
}

test('the search field can be typed into on a page with shortcuts', async ({ page, mock }) => {
  await open(page, mock, '<bindery-search></bindery-search>')
  await page.getByRole('button', { name: 'Search' }).click()
  const search = page.getByRole('combobox', { name: 'Search the site' })
  await search.pressSequentially('a price')
  await expect(search).toHaveValue('a price')
  expect(await takenKeys(page)).toEqual([])
})

test('the search field can be typed into if the shortcuts listen in the capture phase', async ({
  page,
  mock,
}) => {
  await open(page, mock, '<bindery-search></bindery-search>', true)
  await page.getByRole('button', { name: 'Search' }).click()
  const search = page.getByRole('combobox', { name: 'Search the site' })
  await search.pressSequentially('a price')
  await expect(search).toHaveValue('a price')
  expect(await takenKeys(page)).toEqual([])
})

test('a filter field can be typed into, and keys with Control still reach the page', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await open(page, mock, '<bindery-my-library></bindery-my-library>')
  const filter = page.locator('bindery-my-library').getByRole('searchbox')
  await filter.pressSequentially('two words')
  await expect(filter).toHaveValue('two words')
  // Some keyboards type letters with Control and Alt.
  await filter.press('Control+Alt+e')
  await filter.press('Control+k')
  expect(await takenKeys(page)).toEqual(['k'])
})
