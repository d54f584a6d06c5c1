import { describe, expect, test } from 'vitest'
import { addressesFault, addressesIn, cutText, mostAddresses, mostText } from './share-rule.ts'

describe('addresses with commas between', () => {
  test.for([
    ['a@example.com', ['a@example.com']],
    [' a@example.com ,b@example.com,, ', ['a@example.com', 'b@example.com']],
    ['a@example.com, A@Example.com', ['a@example.com']],
    [' , ', []],
  ] as const)('%o', ([list, found]) => {
    expect(addressesIn(list)).toEqual(found)
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
    [many(mostAddresses), null],
    [many(mostAddresses + 1), 'tooMany'],
  ] as const)('%o: %s', ([list, fault]) => {
    expect(addressesFault(list)).toBe(fault)
  })
})

test('a message is cut, but no character in two', () => {
  expect(cutText('short')).toBe('short')
  const long = `${'x'.repeat(mostText - 1)}😀`
  expect(cutText(long)).toBe('x'.repeat(mostText - 1))
  expect(cutText('x'.repeat(mostText + 5))).toHaveLength(mostText)
})
