import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { announce, announceVisibly } from './status-region.ts'

test('the status region announces a text and keeps it', async () => {
  announce('Your list was saved.')
  const region = page.getByRole('status')
  await expect.element(region).toHaveTextContent('Your list was saved.')
  const moved = vi.fn()
  new MutationObserver(moved).observe(document.body, { childList: true })
  // Emptied first, so that the same text is a change, too.
  announce('Your list was saved.')
  expect(region.element().textContent).toBe('')
  await expect.element(region).toHaveTextContent('Your list was saved.')
  announce('It was sent.')
  await expect.element(region).toHaveTextContent('It was sent.')
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1)
  expect(moved).not.toHaveBeenCalled()
})

test('a repeated text differs from the last one in a space, because Orca drops equal messages', async () => {
  const texts = []
  for (const text of ['It was sent.', 'Removed.', 'Removed.', 'Removed.']) {
    announce(text)
    const region = page.getByRole('status')
    await expect.element(region).toHaveTextContent(text)
    texts.push(region.element().textContent)
  }
  expect(texts.map((text) => text?.trim())).toEqual([
    'It was sent.',
    ...['Removed.', 'Removed.', 'Removed.'],
  ])
  expect(texts[2]).not.toBe(texts[1])
  expect(texts[3]).not.toBe(texts[2])
})

test('two texts at once are announced together, and the same one once', async () => {
  announce('Removed.')
  announce('Your cart has 2 items.')
  announce('Removed.')
  const region = page.getByRole('status')
  await expect.element(region).toHaveTextContent('Removed. Your cart has 2 items.')
})

test('a visible text shows until the next announcement', async () => {
  announceVisibly('No connection.')
  const region = page.getByRole('status')
  await expect.element(region).toHaveTextContent('No connection.')
  await expect.element(region).toBeInViewport({ ratio: 1 })
  expect(getComputedStyle(region.element()).clipPath).toBe('none')
  announce('It was sent.')
  await expect.element(region).toHaveTextContent('It was sent.')
  expect(getComputedStyle(region.element()).clipPath).toBe('inset(50%)')
})

test('a page that is restored from a copy has one region, with the current text', async () => {
  announceVisibly('No connection.')
  const region = page.getByRole('status')
  await expect.element(region).toHaveTextContent('No connection.')
  // Turbo caches a clone of a page when the reader leaves it.
  expect(region.element()).toHaveAttribute('data-turbo-temporary')
  const copy = region.element().cloneNode(true)
  document.body.replaceChildren(copy)
  announce('It was sent.')
  await expect.element(region).toHaveTextContent('It was sent.')
  expect(copy.isConnected).toBe(false)
})
