import * as v from '@bindery/contract/schema.ts'
import { feedEntry } from '@bindery/contract/stream.ts'
import { visit } from '@bindery/state/test-state.ts'
import { expect, test } from 'vitest'
import { rowOf } from './library.entries.ts'
import { libraryMessages } from './library.messages.ts'

const drawn = (given: object) => {
  const { state } = visit()
  const words = state.messages.define('library', libraryMessages).get()
  const entry = v.parse(feedEntry, { id: 'x', title: 'X', ...given })
  return rowOf(entry, state, { words, selected: new Set(), isSaved: () => false })
}

test('an order: whether it was cancelled, its amount, five of its lines, and its page', () => {
  const order = {
    content: { itemCount: 7, grandTotalIncTax: 40 },
    productLink: '/product/x/1',
    lineItems: [1, 2, 3, 4, 5, 6, 7].map((at) => ({ title: `Line ${at}` })),
  }
  const row = drawn(order)
  expect(row.lines).toEqual([
    'Purchased · 7 items · $40.00',
    'Line 1',
    'Line 2',
    'Line 3',
    'Line 4',
    'Line 5',
  ])
  expect(row.href).toMatch(/\/product\/x\/1$/)
  expect(drawn({ ...order, orderStatus: 'CANCELLED' }).lines[0]).toBe(
    'Cancelled · 7 items · $40.00',
  )
})

test('a share: with whom, or by which network', () => {
  const names = { provider: 'email', sharedWith: ['ann@example.com', 'ben@example.com'] }
  expect(drawn({ content: names }).lines).toEqual(['Shared with ann@example.com, ben@example.com'])
  expect(drawn({ content: { provider: 'Twitter' } }).lines).toEqual(['Shared via Twitter'])
})

test.for([
  [{ selectable: true }, 'library'],
  [{ selectable: true, readOnly: true }, 'fixed'],
  [{ readOnly: true }, 'fixed'],
  [{}, 'open'],
] as const)('%o is %s: what can be done with it', ([content, kind]) => {
  expect(drawn({ content }).kind).toBe(kind)
})

test('a price above 0 of what is no article; a link of nobody else', () => {
  expect(drawn({ listPrice: 12.5, contentType: 'Book' }).price).toBe('$12.50')
  expect(drawn({ listPrice: 12.5, contentType: 'Digital Article' }).price).toBeUndefined()
  expect(drawn({ listPrice: 0, contentType: 'Book' }).price).toBeUndefined()
  expect(drawn({ productStatus: 'F' }).badge).toBe('Coming soon')
  expect(drawn({ content: { src: 'javascript:alert(1)' } }).href).toBeUndefined()
})
