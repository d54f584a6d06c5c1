import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { say, show } from './status-region.ts'

test('one region says what there is to say, and keeps it', async () => {
  say('Your list was saved.')
  const region = page.getByRole('status')
  await expect.element(region).toHaveTextContent('Your list was saved.')
  say('Your list was saved.')
  say('It was sent.')
  await expect.element(region).toHaveTextContent('It was sent.')
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1)
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
