import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { say, show } from './status-region.ts'

test('one region says what there is to say, and keeps it', async () => {
  say('Your list was saved.')
  const region = page.getByRole('status')
  await expect.element(region).toHaveTextContent('Your list was saved.')
  const moved = vi.fn()
  new MutationObserver(moved).observe(document.body, { childList: true })
  // Gone first: the same words are a change, too.
  say('Your list was saved.')
  expect(region.element().textContent).toBe('')
  await expect.element(region).toHaveTextContent('Your list was saved.')
  say('It was sent.')
  await expect.element(region).toHaveTextContent('It was sent.')
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1)
  expect(moved).not.toHaveBeenCalled()
})

test('what nothing else can show is seen, until there is something else to say', async () => {
  show('No connection.')
  const region = page.getByRole('status')
  await expect.element(region).toHaveTextContent('No connection.')
  await expect.element(region).toBeInViewport({ ratio: 1 })
  expect(getComputedStyle(region.element()).clipPath).toBe('none')
  say('It was sent.')
  await expect.element(region).toHaveTextContent('It was sent.')
  expect(getComputedStyle(region.element()).clipPath).toBe('inset(50%)')
})

test('a page that a tool has copied and puts back has one region, with what is said now', async () => {
  show('No connection.')
  const region = page.getByRole('status')
  await expect.element(region).toHaveTextContent('No connection.')
  // As Turbo copies a page before it leaves it.
  expect(region.element()).toHaveAttribute('data-turbo-temporary')
  const copy = region.element().cloneNode(true)
  document.body.replaceChildren(copy)
  say('It was sent.')
  await expect.element(region).toHaveTextContent('It was sent.')
  expect(copy.isConnected).toBe(false)
})
