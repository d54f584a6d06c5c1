import { describe, expect, test } from 'vitest'
import { addressListFault, maxAddresses, parseAddresses } from './share-rule.ts'
import { maxTextLength, truncateText } from './share-text-rule.ts'

describe('a list of addresses', () => {
  test.for([
    ['a@example.com', ['a@example.com']],
    [' a@example.com ,b@example.com,, ', ['a@example.com', 'b@example.com']],
    ['a@example.com, A@Example.com', ['a@example.com']],
    [' , ', []],
  ] as const)('the list %o has the addresses %o', ([list, found]) => {
    expect(parseAddresses(list)).toEqual(found)
  })

  const many = (count: number) =>
    [...Array(count).keys()].map((at) => `a${at}@example.com`).join(', ')

  test.for([
    ['', 'required'],
    [' , ', 'required'],
    ['a@example.com, b', 'wrongEmail'],
    ['a@example.com b@example.com', 'wrongEmail'],
    ['a@example.com; b@example.com', 'wrongEmail'],
    ['a@example.com\nbcc: b@example.com', 'wrongEmail'],
    ['a@example.com, b@example.com', null],
    [many(maxAddresses), null],
    [many(maxAddresses + 1), 'tooMany'],
  ] as const)('the list %o has the fault %s', ([list, fault]) => {
    expect(addressListFault(list)).toBe(fault)
  })
})

test('truncateText splits no character', () => {
  expect(truncateText('short')).toBe('short')
  const long = `${'x'.repeat(maxTextLength - 1)}😀`
  expect(truncateText(long)).toBe('x'.repeat(maxTextLength - 1))
  expect(truncateText('x'.repeat(maxTextLength + 5))).toHaveLength(maxTextLength)
})

test('a message has at most 100,000 characters', () => {
  expect(truncateText('x'.repeat(100_001))).toHaveLength(100_000)
  expect(truncateText('x'.repeat(100_000))).toHaveLength(100_000)
})
