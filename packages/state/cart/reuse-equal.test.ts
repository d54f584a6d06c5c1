import { type Cart, cart as schema } from '@bindery/contract/cart.ts'
import { read } from '@bindery/contract/schema.ts'
import { expect, test } from 'vitest'
import { reuseUnchanged } from './reuse-equal.ts'

const line = (itemid: string, quantity = 1) => ({
  itemid,
  quantity,
  listPrice: 100,
  unitPrice: 100,
  authors: ['Amara Obi'],
  own: { of: ['the server'] },
})
/** As it comes of an answer: nothing of it is anything of another one. */
const answered = (items: readonly object[], more: object = {}): Cart => {
  const line_items = { physical_items: items.length, digital_items: 0 }
  return read(schema, { cart_amount: 0, line_items, items, ...more }).data as Cart
}

test('a cart that says the same is the same', () => {
  const before = answered([line('1'), line('2')])
  expect(reuseUnchanged(answered([line('1'), line('2')]), before)).toBe(before)
})

test.for([
  ['another amount', [line('1'), line('2')], { cart_amount: 5 }],
  ['an order', [line('2'), line('1')], {}],
  ['a line less', [line('1')], {}],
  ['a line more', [line('1'), line('2'), line('3')], {}],
  ['a member more', [line('1'), line('2')], { maintenanceStatus: 'ON' }],
] as const)('with %s it is another one, with the lines that stay', ([, items, more]) => {
  const before = answered([line('1'), line('2')])
  const after = reuseUnchanged(answered(items, more), before)
  expect(after).not.toBe(before)
  expect(after).toEqual(answered(items, more))
  expect(after.items.find(({ itemid }) => itemid === '1')).toBe(before.items[0])
})

test('a line that says something else is another one, however deep it is', () => {
  const before = answered([line('1'), line('2'), line('3')])
  const { items } = reuseUnchanged(
    answered([
      line('1', 2),
      { ...line('2'), authors: ['Amara Obi', 'Another'] },
      { ...line('3'), own: { of: ['another'] } },
    ]),
    before,
  )
  for (const [at, item] of items.entries()) expect(item).not.toBe(before.items[at])
})
