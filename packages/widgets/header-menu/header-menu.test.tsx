import { focused } from '@bindery/ui/focus/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import './header-menu.element.ts'

const tag = 'bindery-header-menu'

const slotted = (name: string, slot: string, text: string, attributes: object = {}) => {
  const element = document.createElement(name)
  element.slot = slot
  element.textContent = text
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value)
  return element
}
const panelOf = (...links: string[]) => {
  const panel = slotted('nav', 'panel', '')
  panel.append(...links.map((text) => slotted('a', '', text, { href: `#${text}` })))
  return panel
}
const setup = async (...children: Element[]) => {
  const { elements } = await onPage({ [tag]: { label: 'Topics' } })
  const [menu] = elements as [HTMLElement]
  menu.append(...children)
  menu.after(slotted('button', '', 'After'))
  return menu
}

const button = page.getByRole('button', { name: 'Topics' })
const link = (name: string) => page.getByRole('link', { name })

test('Tab cycles through the button and the panel, and Escape returns focus', async () => {
  await setup(panelOf('Strategy', 'Economics'))
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect.element(link('Strategy')).not.toBeInTheDocument()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(link('Strategy')).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  for (const name of ['Strategy', 'Economics', 'Topics', 'Strategy']) {
    await userEvent.tab()
    await expect.poll(() => focused()?.textContent?.trim()).toBe(name)
  }
  for (const name of ['Topics', 'Economics']) {
    await userEvent.tab({ shift: true })
    await expect.poll(() => focused()?.textContent?.trim()).toBe(name)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(link('Strategy')).not.toBeInTheDocument()
  await expect.poll(focused).toBe(button.element())
})

test('Tab leaves a menu whose panel has no tab stops', async () => {
  await setup(slotted('p', 'panel', 'Nothing here.'))
  await button.click()
  await expect.element(page.getByText('Nothing here.')).toBeVisible()
  await userEvent.tab()
  await expect.poll(() => focused()?.textContent).toBe('After')
  await expect.element(page.getByText('Nothing here.')).not.toBeVisible()
})

test('a press outside closes the menu, and a double click on the button does not', async () => {
  await setup(panelOf('Strategy'))
  await button.dblClick()
  await expect.element(link('Strategy')).toBeVisible()
  await userEvent.click(document.body, { position: { x: 300, y: 400 } })
  await expect.element(link('Strategy')).not.toBeInTheDocument()
})

test('a link that the page slots in later replaces the default button', async () => {
  const menu = await setup(panelOf('Strategy'))
  await expect.element(button).toBeVisible()
  const defaultButton = button.element()
  menu.prepend(slotted('a', 'button', 'All of it', { href: '/topics' }))
  await expect.poll(() => defaultButton.isConnected).toBe(false)
  const pageButton = page.getByRole('button', { name: 'Topics' })
  await expect.element(pageButton).toHaveAttribute('aria-expanded', 'false')
  ;(pageButton.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(link('Strategy')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(link('Strategy')).not.toBeInTheDocument()
  expect(location.pathname).not.toBe('/topics')
})

test('a menu that is moved in the page closes and opens again there', async () => {
  const menu = await setup(panelOf('Strategy'))
  await button.click()
  await expect.element(link('Strategy')).toBeVisible()
  const place = document.createElement('div')
  document.body.append(place)
  place.append(menu)
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(link('Strategy')).toBeVisible()
  place.remove()
})

test('slotted content in the panel keeps the page’s font', async () => {
  const menu = await setup(panelOf('Strategy'))
  menu.style.fontFamily = 'monospace'
  await button.click()
  await expect.poll(() => getComputedStyle(link('Strategy').element()).fontFamily).toBe('monospace')
})
