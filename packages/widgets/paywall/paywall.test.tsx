import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import '../auth/auth-modal.element.ts'
import './paywall.element.ts'

const tag = 'bindery-paywall'

const fill = (element: Element | undefined) => {
  const teaser = document.createElement('div')
  teaser.slot = 'teaser'
  teaser.textContent = 'It is a truth of business.'
  const note = document.createElement('a')
  note.href = '/register'
  note.textContent = 'Register to read on'
  element?.append(teaser, note)
}
const region = (name: string) => page.getByRole('region', { name })

test('a guest sees the teaser and the gate, and registers from the paywall', async () => {
  const { elements, state } = await onPage({ [tag]: {}, 'bindery-auth-modal': {} })
  fill(elements[0])
  await expect.element(region('Keep reading with a free account')).toBeVisible()
  await expect.element(page.getByText('It is a truth of business.')).toBeVisible()
  await expect.element(page.getByText('Register to read on')).not.toBeVisible()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible()
  await expect.element(page.getByText('Keep reading this article')).toBeVisible()
  expect(state.auth.$auth.get()).toMatchObject({ fromPaywall: true })
})

test('a subscriber sees the teaser alone', async () => {
  const { elements } = await onPage({ [tag]: {} }, { reader: 'good@example.com' })
  fill(elements[0])
  await expect.element(page.getByText('Register to read on')).not.toBeVisible()
  await expect.element(page.getByText('It is a truth of business.')).toBeVisible()
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})

test('the teaser looks as it does in the page', async () => {
  const { elements } = await onPage({ [tag]: {} })
  const [element] = elements
  fill(element)
  Object.assign((element as HTMLElement).style, { fontFamily: 'monospace', color: 'rgb(1, 2, 3)' })
  await expect.element(region('Keep reading with a free account')).toBeVisible()
  const look = getComputedStyle(page.getByText('It is a truth of business.').element())
  expect([look.fontFamily, look.color]).toEqual(['monospace', 'rgb(1, 2, 3)'])
})
