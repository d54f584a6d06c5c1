import { expect, test } from 'vitest'
import { emptyCart, keepCart } from './cart-cache.ts'

test('a tab that looks while a cart is kept never sees its mark on another cart', () => {
  const kept = new Map<string, string>()
  const seen: (readonly [etag: string, amount: number])[] = []
  const look = () => {
    const { 'bindery:cart': etag, 'bindery:shopping-cart': text } = Object.fromEntries(kept)
    if (etag && text) seen.push([etag, JSON.parse(text).cart_amount])
  }
  const change = (act: () => unknown) => {
    act()
    look()
  }
  const local = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => change(() => kept.set(key, value)),
    remove: (key: string) => change(() => kept.delete(key)),
  }
  for (const amount of [1, 2]) {
    keepCart({ local }, { cart: { ...emptyCart(), cart_amount: amount }, etag: `"${amount}"` })
  }
  expect(seen).toEqual([
    ['"1"', 1],
    ['"2"', 2],
  ])
})
