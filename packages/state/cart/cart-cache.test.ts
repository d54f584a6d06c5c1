import { expect, test } from 'vitest'
import { createSafeStorage } from '../environment/safe-storage.ts'
import { emptyCart, keepCart, readTheCart } from './cart-cache.ts'

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
    set: (key: string, value: string) => {
      change(() => kept.set(key, value))
      return true
    },
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

test('a cart that does not fit into the storage is read again, also if another tab kept its ETag', async () => {
  const entries = new Map<string, string>()
  const openTab = () => ({
    local: createSafeStorage(() => ({
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => {
        if (value.includes('"cart_amount":3')) throw new Error('QuotaExceededError')
        entries.set(key, value)
      },
      removeItem: (key) => void entries.delete(key),
    })),
  })
  const cartOf = (cart_amount: number) => ({ ...emptyCart(), cart_amount })
  const tab = openTab()
  keepCart(tab, { cart: cartOf(1), etag: '"1"' })
  keepCart(tab, { cart: cartOf(3), etag: '"3"' })
  keepCart(openTab(), { cart: cartOf(3), etag: '"3"' })
  const calls: string[] = []
  const call = async (
    name: string,
    _input: object,
    options?: { onHeaders?: (headers: Headers) => void },
  ) => {
    calls.push(name)
    options?.onHeaders?.(new Headers({ etag: '"3"' }))
    return { ok: true, data: name === 'readCart' ? cartOf(3) : { etag: '"3"' } }
  }
  for (const page of [tab, openTab()]) {
    calls.length = 0
    expect(await readTheCart(call as never, page)).toMatchObject({ cart: { cart_amount: 3 } })
    expect(calls).toEqual(['readCart'])
  }
})
