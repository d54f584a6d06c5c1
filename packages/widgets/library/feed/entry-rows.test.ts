import * as z from '@bindery/contract/schema.ts'
import { feedEntry } from '@bindery/contract/stream.ts'
import { visit } from '@bindery/state/test/state.ts'
import { expect, test } from 'vitest'
import { libraryMessages } from '../library.messages.ts'
import { rowOf } from './entry-rows.ts'

const rowFor = (given: object) => {
  const { state } = visit()
  const words = state.messages.define('library', libraryMessages).get()
  const entry = z.parse(feedEntry, { id: 'x', title: 'X', ...given })
  return rowOf(entry, state, { words, selected: new Set(), isSaved: () => false })
}

test('the row of an order has its status and amount, five of its lines, how many more it has, and its address', () => {
  const order = {
    content: { itemCount: 7, grandTotalIncTax: 40 },
    productLink: '/product/x/1',
    lineItems: [1, 2, 3, 4, 5, 6, 7].map((at) => ({ title: `Line ${at}` })),
  }
  const row = rowFor(order)
  expect(row.lines).toEqual([
    'Purchased · 7 items · $40.00',
    'Line 1',
    'Line 2',
    'Line 3',
    'Line 4',
    'Line 5',
    'and 2 more',
  ])
  expect(rowFor({ ...order, lineItems: order.lineItems.slice(0, 5) }).lines[6]).toBe('and 2 more')
  expect(rowFor({ ...order, lineItems: order.lineItems.slice(0, 4) }).lines).toHaveLength(5)
  expect(row.href).toMatch(/\/product\/x\/1$/)
  expect(rowFor({ ...order, orderStatus: 'CANCELLED' }).lines[0]).toBe(
    'Cancelled · 7 items · $40.00',
  )
})

test('the row of a share names the recipients or the network', () => {
  const names = { provider: 'email', sharedWith: ['ann@example.com', 'ben@example.com'] }
  expect(rowFor({ content: names }).lines).toEqual(['Shared with ann@example.com, ben@example.com'])
  expect(rowFor({ content: { provider: 'Twitter' } }).lines).toEqual(['Shared via Twitter'])
})

test.for([
  [{ selectable: true }, 'library'],
  [{ selectable: true, readOnly: true }, 'fixed'],
  [{ readOnly: true }, 'fixed'],
  [{}, 'open'],
] as const)('an entry with %o is of the kind %s', ([content, kind]) => {
  expect(rowFor({ content }).kind).toBe(kind)
})

test('a row has a price only above 0 and not for articles, and no link to a script', () => {
  expect(rowFor({ listPrice: 12.5, contentType: 'Book' }).price).toBe('$12.50')
  expect(rowFor({ listPrice: 12.5, contentType: 'Digital Article' }).price).toBeUndefined()
  expect(rowFor({ listPrice: 0, contentType: 'Book' }).price).toBeUndefined()
  expect(rowFor({ productStatus: 'F' }).badge).toBe('Coming soon')
  expect(rowFor({ content: { src: 'javascript:alert(1)' } }).href).toBeUndefined()
})
