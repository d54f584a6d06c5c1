/**
 * Forms that an application with React renders on its server. A reader uses them while the application hydrates, and
 * goes on in those of the tags. Any message of React fails the test (support/journal.ts).
 */
import type { Locator, Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { header } from './auth-modal.ts'
import { openApplication } from './react-page.ts'

const visible = (locator: Locator) => locator.filter({ visible: true })
const labelled = (page: Page, tag: string, label: string) =>
  visible(page.locator(tag).getByLabel(label, { exact: true }))

/** Types at the end of a field: before the script of the application, while it starts, and in the form of the tag. */
const typeOn = async (page: Page, tag: string, field: Locator, letters: readonly string[]) => {
  const [before = '', during = '', after = ''] = letters
  await openApplication(page, 'react-forms.ts', {
    before: async () => {
      await field.press('End')
      await page.keyboard.type(before)
    },
  })
  await page.keyboard.type(during)
  await expect(page.locator(`${tag} form[action]`)).toBeHidden()
  await page.keyboard.type(after)
  await expect(field).toBeFocused()
}

test('a reader types into the sign-in form of the server while the application hydrates, and is signed in once', async ({
  page,
  mock,
}) => {
  const tag = 'bindery-auth-modal'
  const email = labelled(page, tag, 'Email address')
  await typeOn(page, tag, email, ['reader', '@example', '.com'])
  await expect(email).toHaveValue('reader@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  expect(await mock.calls('/authenticate')).toHaveLength(1)
  expect(await mock.calls('/api/forms/')).toEqual([])
})

test('a reader types into the search form of the server while the application hydrates, and searches once', async ({
  page,
}) => {
  const field = visible(page.getByRole('searchbox').or(page.getByRole('combobox')))
  await typeOn(page, 'bindery-search', field, ['me', 'eti', 'ng'])
  await expect(field).toHaveValue('meeting')
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) searches.push(new URL(request.url()).pathname)
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=meeting/)
  expect(searches).toEqual(['/search'])
})

test('a reader changes a quantity in the form of the server while the application hydrates, and adds it once', async ({
  page,
  mock,
}) => {
  const tag = 'bindery-add-to-cart'
  const quantity = labelled(page, tag, 'Quantity')
  await typeOn(page, tag, quantity, ['2', '', '3'])
  await expect(quantity).toHaveValue('123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toContainText('123 copies')
  expect(await mock.calls('/api/shopping-cart/items')).toHaveLength(1)
  expect(await mock.calls('/api/forms/')).toEqual([])
})

test('a reader types into a form of React while the application hydrates, and keeps the text when React takes the form away', async ({
  page,
  mock,
}) => {
  const tag = 'bindery-mb-signup'
  const name = labelled(page, tag, 'First name')
  await typeOn(page, tag, name, ['r', 'a', '!'])
  await page.getByRole('button', { name: 'Drawn 1 times' }).click()
  await expect(page.getByRole('button', { name: 'Drawn 2 times' })).toBeVisible()
  await expect(name).toHaveValue('Nora!')
  await labelled(page, tag, 'Email address').fill('nora@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you.')).toBeVisible()
  expect(await mock.calls('/api/user/subscribe')).toHaveLength(1)
})

test('two tags whose forms of the server have the same ids each take over their own, and no id is left twice', async ({
  page,
}) => {
  // By its name: two forms with the same ids have one label that works.
  const email = (place: string) => visible(page.locator(`${place} [name=email]`))
  await openApplication(page, 'react-forms.ts', {
    before: async () => {
      await email('#first').fill('print@example.com')
      await email('#second').press('End')
      await page.keyboard.type('nora@')
    },
  })
  await page.keyboard.type('example')
  for (const place of ['#first', '#second'])
    await expect(page.locator(`${place} form[action]`)).toBeHidden()
  await page.keyboard.type('.com')
  await expect(email('#first')).toHaveValue('print@example.com')
  await expect(email('#second')).toHaveValue('nora@example.com')
  await expect(email('#second')).toBeFocused()
  const ids = await page
    .locator('bindery-subscriber-lookup [id]')
    .evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(2)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})
