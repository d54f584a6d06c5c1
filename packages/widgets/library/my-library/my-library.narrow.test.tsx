/** My Library on a phone: the menu is closed behind a button, so that the entries begin on the first screen. */
import { foldersOf } from '@bindery/state/library/folders.ts'
import { expectFocus } from '@bindery/ui/test/focus.ts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../../test/on-page.ts'
import './my-library.element.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const folder = (name: string) => page.getByRole('link', { name, exact: true })
const menuButton = page.getByRole('button', { name: /^Folder: / })

afterEach(() => page.viewport(1280, 800))

const openLibrary = async (width: number) => {
  await page.viewport(width, 640)
  const href = 'https://publisher.example/my-library'
  const opened = await onPage({ 'bindery-my-library': {} }, { reader: 'reader@example.com', href })
  await expect.element(heading('The Plan Nobody Read')).toBeVisible()
  return opened
}

test('the first entry is on the first screen of a phone', async () => {
  await openLibrary(320)
  await expect.element(heading('The Plan Nobody Read')).toBeInViewport({ ratio: 1 })
  await expect.element(folder('Team reading')).not.toBeInTheDocument()
})

test('the button opens the folders, and a chosen folder closes them and has the focus', async () => {
  await openLibrary(320)
  await expect.element(menuButton).toHaveTextContent('Folder: My Library')
  menuButton.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menuButton).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Tab}{Tab}')
  await expectFocus(folder('Strategy 2026'))
  await userEvent.keyboard('{Enter}')
  await expectFocus(heading('Strategy 2026'))
  await expect.element(menuButton).toHaveTextContent('Folder: Strategy 2026')
  await expect.element(menuButton).toHaveAttribute('aria-expanded', 'false')
  await expect.element(folder('Team reading')).not.toBeInTheDocument()
})

test('New folder closes the menu, and the focus is in the form', async () => {
  await openLibrary(320)
  await menuButton.click()
  await button('New folder').click()
  await expectFocus(page.getByLabelText('Title'))
  await expect.element(menuButton).toHaveAttribute('aria-expanded', 'false')
})

test('a chosen kind of activity closes the menu, and the focus stays on its button', async () => {
  await openLibrary(320)
  await page.getByRole('tab', { name: 'Activity' }).click()
  await button('Show: All activity').click()
  await button('Read').click()
  await expectFocus(button('Show: Read'))
  await expect.element(button('Watched')).not.toBeInTheDocument()
  await expect.element(heading('Read')).toBeInTheDocument()
})

test('the menu stands open beside the entries where there is room, without its button', async () => {
  await openLibrary(1280)
  await expect.element(menuButton).not.toBeInTheDocument()
  await expect.element(folder('Team reading')).toBeVisible()
})

test('New folder and the search stay in view beside a long list of folders', async () => {
  const { state } = await openLibrary(1280)
  const search = page.getByRole('searchbox', { name: 'Find a folder' })
  for (let number = 1; number <= 20; number++) {
    await foldersOf(state).create({ name: `Folder ${number}`, description: '' })
  }
  await expect.element(search).toBeVisible()
  // Scrolled past the tabs, where the menu sticks.
  heading('The Plan Nobody Read').element().scrollIntoView()
  await expect.element(search).toBeInViewport({ ratio: 1 })
  await expect.element(button('New folder')).toBeInViewport({ ratio: 1 })
})
