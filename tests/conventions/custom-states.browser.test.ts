/** The states that tags declare, on a page with the mock API. */
import type { Definition } from '@bindery/element/definition.ts'
import { savedOf } from '@bindery/state/library/saved.ts'
import { expect, test } from 'vitest'
import { onPage } from '../../packages/widgets/test/on-page.ts'

const modules = import.meta.glob<{ default: Definition }>(
  '../../packages/widgets/**/*.element.ts',
  { eager: true },
)
const definitions = Object.values(modules).map((module) => module.default)
const reader = 'reader@example.com'

test('each custom state has a name that CSS reads and a description', () => {
  const states = definitions.flatMap(({ tag, states = {} }) =>
    Object.entries(states).map(([name, { description }]) => ({ tag, name, description })),
  )
  expect(states.length).toBeGreaterThan(5)
  for (const { tag, name, description } of states) {
    expect(name, tag).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(description, tag).toMatch(/\w\.$/)
  }
})

test('the account menu is :state(signed-in) for a reader, and not for a guest', async () => {
  const { elements } = await onPage({ 'bindery-account-menu': {} }, { reader })
  await expect.poll(() => elements[0]?.matches(':state(signed-in)')).toBe(true)
  const guest = await onPage({ 'bindery-account-menu': {} })
  await expect.poll(() => guest.elements[0]?.shadowRoot?.textContent).toMatch(/Sign In/)
  expect(guest.elements[0]?.matches(':state(signed-in)')).toBe(false)
})

test('a save button is :state(saved) once the reader has saved the item', async () => {
  const item = { 'item-id': 'a-new-one', 'item-title': 'A New One', 'item-url': '/a-new-one' }
  const { elements, state } = await onPage({ 'bindery-save-button': item }, { reader })
  const [button] = elements
  await expect.poll(() => button?.shadowRoot?.textContent).toMatch(/Save/)
  expect(button?.matches(':state(saved)')).toBe(false)
  const answer = await savedOf(state).save({
    id: 'a-new-one',
    title: 'A New One',
    url: '/a-new-one',
  })
  expect(answer).toMatchObject({ ok: true })
  await expect.poll(() => button?.matches(':state(saved)')).toBe(true)
})

test('the cart is :state(loading) until the server has answered', async () => {
  const { elements } = await onPage({ 'bindery-cart': {} }, { reader })
  const [cart] = elements
  let wasLoading = false
  await expect
    .poll(
      () => {
        wasLoading ||= !!cart?.matches(':state(loading)')
        return wasLoading && !cart?.matches(':state(loading)')
      },
      { interval: 0 },
    )
    .toBe(true)
})
