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
