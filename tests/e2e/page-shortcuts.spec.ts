/** A page with shortcuts of its own: letters that are typed into a field of ours are not meant for it. */
import type { Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import { madeUp, makeUp } from './pages.ts'

/** As pages do it: each letter is theirs that is not pressed in what looks like a field to them. */
const addShortcuts = (page: Page) =>
  page.addInitScript(() => {
    const taken: string[] = []
    Reflect.set(window, 'taken', taken)
    for (const type of ['keydown', 'keypress', 'keyup'])
      document.addEventListener(type, (event) => {
        const { key, target } = event as KeyboardEvent
        if (key.length > 1 || (target as Element).matches('input,textarea,select')) return
        if (type === 'keydown') taken.push(key)
        event.preventDefault()
      })
  })

const taken = (page: Page) => page.evaluate(() => Reflect.get(window, 'taken') as string[])

/** A page with that in it. What looks after typing comes when the page is idle. */
async function open(page: Page, mock: Mock, tag: string): Promise<void> {
  await addShortcuts(page)
  await makeUp(mock, { body: `<main><h1>A page</h1>${tag}</main>` })
  const late = page.waitForResponse(/\/duties\./)
  await page.goto(madeUp)
  await late
}

test('the search can be typed into', async ({ page, mock }) => {
  await open(page, mock, '<bindery-search></bindery-search>')
  await page.getByRole('button', { name: 'Search' }).click()
  const search = page.getByRole('combobox', { name: 'Search the site' })
  await search.pressSequentially('a price')
  await expect(search).toHaveValue('a price')
  expect(await taken(page)).toEqual([])
})

test('so can a field in a list; what is pressed with Control is the page’s', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await open(page, mock, '<bindery-my-library></bindery-my-library>')
  const filter = page.locator('bindery-my-library').getByRole('searchbox')
  await filter.pressSequentially('two words')
  await expect(filter).toHaveValue('two words')
  // So are letters written on some keyboards.
  await filter.press('Control+Alt+e')
  await filter.press('Control+k')
  expect(await taken(page)).toEqual(['k'])
})
