import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { onPage } from '../test/on-page.ts'
import './help-button.element.ts'
import './help-flyout.element.ts'

const [button, flyout] = ['bindery-help-button', 'bindery-help-flyout'] as const
const helpId = { 'help-id': 'counting' }
const box = page.getByRole('dialog')

const words = (tag: 'div' | 'template' = 'div') => {
  const element = place(tag, { id: 'counting', hidden: true })
  const content = element instanceof HTMLTemplateElement ? element.content : element
  const title = document.createElement('h3')
  title.append('How we count')
  const text = document.createElement('p')
  text.append('Four a month.', document.createElement('script'))
  content.append(title, text)
  return element
}

test.for(['div', 'template'] as const)(
  'the flyout shows the words of a %s, and the button says “new” until they are read',
  async (tag) => {
    words(tag)
    const { environment } = await onPage({ [button]: helpId, [flyout]: {} })
    const trigger = page.getByRole('button', { name: 'Help: How we count, new' })
    await trigger.click()
    await expect.element(page.getByRole('dialog', { name: 'How we count' })).toBeVisible()
    await expect.element(box.getByText('Four a month.')).toBeVisible()
    expect(box.element().querySelector('script,h3')).toBeNull()
    const read = page.getByRole('button', { name: 'Help: How we count', exact: true })
    await expect.element(read).toHaveAttribute('aria-expanded', 'true')
    expect(environment.local.get('bindery:help-messages')).toBe('["counting"]')
    await userEvent.keyboard('{Escape}')
    await expect.element(read).toHaveAttribute('aria-expanded', 'false')
    await read.click()
    await expect.element(box.getByText('Four a month.')).toBeVisible()
  },
)

test('a button without a known help keeps its children, and the console says what is allowed', async () => {
  const { elements, environment } = await onPage({ [button]: helpId })
  elements[0]?.append('Help pages')
  await expect.element(page.getByText('Help pages')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  expect(environment.warnings).toEqual([
    expect.stringMatching(/^<bindery-help-button help-id="counting">: allowed is the id/),
  ])
})

test('a page opens the flyout with words of its own at an anchor of its own', async () => {
  const anchor = place('button', { id: 'there' }, 'There')
  const { elements, environment } = await onPage({ [flyout]: { anchor: 'there' } })
  const [element] = elements
  element?.append('Words between the tags.')
  element?.toggleAttribute('open', true)
  const shown = page.getByRole('dialog', { name: 'Help' })
  await expect.element(shown.getByText('Words between the tags.')).toBeVisible()
  anchor.focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(shown).not.toBeInTheDocument()
  expect(element?.hasAttribute('open')).toBe(false)
  expect(environment.warnings).toEqual([])
})

test.for([
  [{ anchor: 'nowhere' }, /anchor="nowhere"/],
  [{ 'help-id': 'nothing' }, /help-id="nothing"/],
] as const)(
  'the mistake %o is named in the console, and the flyout stays closed',
  async ([attributes, told]) => {
    place('p', {}, 'Before it')
    const { elements, environment } = await onPage({ [flyout]: { open: true, ...attributes } })
    await expect.poll(() => environment.warnings.join()).toMatch(told)
    expect(elements[0]?.hasAttribute('open')).toBe(false)
    await expect.element(box).not.toBeInTheDocument()
  },
)
