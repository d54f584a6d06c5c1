import { expect, test } from 'vitest'
import { calls, faultsOf, read } from './server.ts'

test('the input of a call is read with its defaults, and each fault is named with its field', () => {
  expect(read('giveGift', { url: 'https://www.example.com/2026/01/a' }).data).toEqual({
    url: 'https://www.example.com/2026/01/a',
  })
  expect(read('giveGift', {}).faults).toEqual([
    { field: 'url', message: expect.stringContaining('expected string') },
  ])
})

test('an answer that fits has no faults, and a wrong one names the path', () => {
  expect(faultsOf('giveGift', { articleGiftURL: '/g', articleGiftsLeft: 4 })).toEqual([])
  const faults = faultsOf('giveGift', { articleGiftURL: '/g', articleGiftsLeft: -1 })
  expect(faults.map(({ field }) => field)).toEqual(['articleGiftsLeft'])
})

test('amounts are decimals in the answer of a call with prices', () => {
  const faults = faultsOf('readCart', { cart_amount: 'free' })
  expect(faults.map(({ field }) => field)).toContain('cart_amount')
})

test('a call says its method, path and errors', () => {
  expect(calls.giveGift).toMatchObject({
    method: 'POST',
    path: { api: '{api}article-gift/give-gift' },
    session: true,
    errors: { gifts_spent: { status: [403] } },
  })
})

test('a call that the contract does not have is a TypeError', () => {
  expect(() => read('constructor' as never, {})).toThrow(TypeError)
})
