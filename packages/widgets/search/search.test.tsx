import { focused } from '@bindery/ui/focus/focus.ts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import './search.element.ts'

const button = page.getByRole('button', { name: 'Search', exact: true })
const dialog = page.getByRole('dialog', { name: 'Search' })
const field = dialog.getByRole('combobox', { name: 'Search the site' })
const list = dialog.getByRole('listbox', { name: 'Suggestions' })
const options = list.getByRole('option')
const chosen = list.getByRole('option', { selected: true })

const hasFocus = () => expect.poll(() => focused()?.role).toBe('combobox')

let off = () => {}
afterEach(() => off())

const setup = async () => {
  const here = await onPage({ 'bindery-search': { placeholder: 'Find' } })
  const followed: string[] = []
  const follow = (event: MouseEvent) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
    if (!link) return
    followed.push(link.pathname + link.search)
    event.preventDefault()
  }
  window.addEventListener('click', follow)
  off = () => window.removeEventListener('click', follow)
  await button.click()
  await hasFocus()
  return { ...here, followed }
}
const keys = (...all: string[]) => userEvent.keyboard(all.map((key) => `{${key}}`).join(''))

test('suggestions, chosen with the keys; the field has the letters and the focus', async () => {
  const { followed } = await setup()
  await expect.element(field).toHaveAttribute('placeholder', 'Find')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('plan')
  await expect.element(list).toBeVisible()
  const count = options.elements().length
  const { href: first } = options.elements()[0] as HTMLAnchorElement
  await expect.element(list.getByRole('group', { name: 'Subjects' })).toBeVisible()
  await expect.element(chosen).not.toBeInTheDocument()
  await keys('ArrowDown')
  await expect.element(options.nth(0)).toHaveAttribute('aria-selected', 'true')
  expect(field.element().getAttribute('aria-activedescendant')).toBe(options.elements()[0]?.id)
  await keys('ArrowUp')
  await expect.element(chosen).not.toBeInTheDocument()
  await keys('ArrowUp')
  await expect.element(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true')
  await keys('Home')
  await expect.element(options.nth(0)).toHaveAttribute('aria-selected', 'true')
  await keys('End', 'ArrowDown')
  await expect.element(chosen).not.toBeInTheDocument()
  // Without a selected option, Home moves the cursor in the field.
  await keys('Home')
  await userEvent.keyboard('the ')
  await expect.element(field).toHaveValue('the plan')
  await hasFocus()
  await keys('ArrowDown', 'Enter')
  await expect.poll(() => followed).toEqual([new URL(first).pathname])
})

test('the number of suggestions is announced once the reader rests', async () => {
  const { environment } = await setup()
  await userEvent.keyboard('plan')
  await expect.element(list).toBeVisible()
  const said = () => dialog.getByRole('status').element().textContent
  expect(said()).toBe('')
  environment.advance(800)
  await expect.poll(said).toMatch(/^\d+ suggestions$/)
})

/** The suggested titles: `first` for the term `pla`, `later` for every other term. */
const answers = { first: ['Place', 'Two'], later: ['Plans', 'More', 'Two'] }

test.each([
  ['ArrowDown', 'Place', null],
  ['ArrowUp', 'Two', 2],
] as const)(
  'after %s the choice of %s is kept in a later answer that has it, and only there',
  async (key, title, at) => {
    const fetch = async (input: Request | URL | string) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input)
      const titles = searchParams.get('query') === 'pla' ? answers.first : answers.later
      return Response.json({ records: titles.map((one) => ({ title: one, link: `/${one}` })) })
    }
    const { environment } = await onPage({ 'bindery-search': {} }, { fetch })
    await button.click()
    await hasFocus()
    await userEvent.keyboard('pla')
    await expect.element(options.nth(0)).toHaveTextContent('Place')
    await userEvent.keyboard('n')
    await keys(key)
    await expect.element(chosen).toHaveTextContent(title)
    environment.advance(350)
    await expect.element(options.nth(0)).toHaveTextContent('Plans')
    expect(options.elements().findIndex((option) => option.ariaSelected === 'true')).toBe(at ?? -1)
  },
)

test('Escape closes the list, then the overlay, and gives focus back', async () => {
  await setup()
  await userEvent.keyboard('plan')
  await expect.element(list).toBeVisible()
  await keys('Escape')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('plan')
  await keys('ArrowDown')
  await expect.element(list).toBeVisible()
  await keys('Escape')
  await expect.element(list).not.toBeInTheDocument()
  await keys('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(focused).toBe(button.element())
  await button.click()
  await expect.element(field).toHaveValue('plan')
})

test('keys that compose a letter, or go with Control, are the field’s own', async () => {
  await setup()
  await userEvent.keyboard('plan')
  await expect.element(list).toBeVisible()
  for (const more of [{ isComposing: true }, { ctrlKey: true }, { metaKey: true }]) {
    const key = { key: 'ArrowDown', bubbles: true, cancelable: true, ...more }
    expect(field.element().dispatchEvent(new KeyboardEvent('keydown', key))).toBe(true)
  }
  await keys('ArrowDown')
  await expect.element(options.nth(0)).toHaveAttribute('aria-selected', 'true')
})

test('closed by Escape, the list comes again with what is typed next', async () => {
  await setup()
  await userEvent.keyboard('pla')
  await expect.element(list).toBeVisible()
  await keys('Escape')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('n')
  await expect.element(list).toBeVisible()
})

test('Enter searches for what was typed; it is a recent term then, until it is removed', async () => {
  const { environment } = await setup()
  await userEvent.keyboard('  two   plans ')
  await keys('Enter')
  await expect
    .poll(() => environment.journeys)
    .toEqual(['https://publisher.example/search?q=two+plans'])
  await field.fill('')
  await expect.element(dialog.getByRole('link', { name: 'two plans' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove “two plans”' }).click()
  await expect.element(dialog.getByRole('link')).not.toBeInTheDocument()
  await hasFocus()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('“two plans” is removed.')
})

test('a click outside closes it, a double click on the button does not', async () => {
  const here = await onPage({ 'bindery-search': {} })
  await button.dblClick()
  await hasFocus()
  expect(here.environment.locks()).toBe(1)
  const { bottom } = dialog.element().getBoundingClientRect()
  await userEvent.click(document.documentElement, { position: { x: 5, y: bottom + 40 } })
  await expect.element(dialog).not.toBeInTheDocument()
  expect(here.environment.locks()).toBe(0)
})

test('what was typed before the tag was there is in its field, and goes on there', async () => {
  const here = await onPage({})
  const input = Object.assign(document.createElement('input'), { type: 'search', name: 'term' })
  const form = document.createElement('form')
  form.setAttribute('action', '/find')
  form.append(input)
  // The tag is upgraded while the reader types, as on a page where the chunk loads late.
  const waiting = document.implementation.createHTMLDocument().createElement('bindery-search')
  waiting.append(form)
  document.body.append(waiting, 'After')
  input.value = 'pla'
  input.focus()
  await hasFocus()
  await userEvent.keyboard('n')
  await expect.element(field).toHaveValue('plan')
  await expect.element(list).toBeVisible()
  await keys('Escape', 'Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(focused).toBe(button.element())
  await button.click()
  await keys('Enter')
  await expect
    .poll(() => here.environment.journeys)
    .toEqual(['https://publisher.example/find?term=plan'])
  waiting.remove()
})

test('what a server says is text, whatever it is, and leads nowhere but to this site', async () => {
  const { mock } = await setup()
  const script = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
  const lie = { title: script, link: 'javascript:document.title=1', contentType: script }
  const body = JSON.stringify({ records: [lie], subjects: [{ ...lie, link: '?"><script>' }] })
  await mock.faults([{ method: 'GET', path: '/service/search/auto-suggest', status: 200, body }])
  const { title } = document
  await userEvent.keyboard('<b>any')
  await expect.element(options.nth(0)).toHaveTextContent(`${script} ${script}`)
  const hrefs = options.elements().map((option) => (option as HTMLAnchorElement).origin)
  expect(hrefs).toEqual(['https://publisher.example', 'https://publisher.example'])
  expect(list.element().querySelector('img, script')).toBeNull()
  expect(document.title).toBe(title)
})

test('a search that the page moves while it is open stays a modal, and closes with its lock', async () => {
  const { elements, environment, state } = await setup()
  await userEvent.keyboard('plan')
  const elsewhere = document.body.appendChild(document.createElement('div'))
  const [element] = elements
  if (element) elsewhere.append(element)
  const shown = () => element?.shadowRoot?.querySelector('dialog:modal')
  await expect.poll(shown).toBeTruthy()
  await expect.element(field).toHaveValue('plan')
  await hasFocus()
  await keys('Escape', 'Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  expect([state.overlays.$modal.get(), environment.locks()]).toEqual([null, 0])
})

test('a search that the page hides or removes while it is open gives the page back', async () => {
  const { elements, state } = await setup()
  const hidden = document.body.appendChild(document.createElement('div'))
  hidden.hidden = true
  const [element] = elements
  if (element) hidden.append(element)
  await expect.poll(() => state.overlays.$modal.get()).toBeNull()
  hidden.hidden = false
  await button.click()
  await hasFocus()
  element?.remove()
  await expect.poll(() => state.overlays.$modal.get()).toBeNull()
})
