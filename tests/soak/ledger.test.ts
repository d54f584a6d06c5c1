import { describe, expect, test } from 'vitest'
import { createLedger } from './ledger.ts'

const email = 'good@example.com'
const start = { email, saved: ['old'] as readonly string[], quantity: 2 }

describe('the ledger of a reader', () => {
  /** One save and one product are confirmed, and of one each the answer is missing. One item is discarded. */
  const filled = () => {
    const ledger = createLedger(email, start)
    ledger.saved('a', true)
    ledger.saved('b', false)
    ledger.added(true)
    ledger.added(false)
    ledger.discarded('old', true)
    return ledger
  }

  test.each([
    [['a'], 3],
    [['a', 'b'], 4],
  ])('the ledger accepts %s and a quantity of %i', (saved, quantity) => {
    expect(() => filled().check({ email, saved, quantity }, false)).not.toThrow()
  })

  test.each([
    ['a lost save', { email, saved: ['b'], quantity: 3 }, 'lost: a'],
    ['a save of nobody', { email, saved: ['a', 'c'], quantity: 3 }, 'never saved: c'],
    ['an item saved twice', { email, saved: ['a', 'b', 'a'], quantity: 3 }, 'saved twice: a'],
    ['a discarded item', { email, saved: ['a', 'old'], quantity: 3 }, 'discarded: old'],
    ['a lost product', { email, saved: ['a'], quantity: 2 }, 'the cart has 2, not 3 to 4'],
    ['a product added twice', { email, saved: ['a'], quantity: 5 }, 'the cart has 5, not 3 to 4'],
    ['another reader', { email: 'x', saved: ['a'], quantity: 3 }, "the session is x's"],
  ])('the ledger names %s', (_, server, problem) => {
    expect(() => filled().check(server, false)).toThrow(problem)
  })

  test.each([
    ['a save', { email, saved: ['a', 'b'], quantity: 3 }, 'never saved|discarded: b'],
    ['a product', { email, saved: ['a'], quantity: 4 }, 'the cart has 4, not 3 to 3'],
  ])('after a quiet moment the ledger accepts %s no more that comes late', (_, late, problem) => {
    const ledger = filled()
    ledger.check({ email, saved: ['a'], quantity: 3 }, true)
    expect(() => ledger.check(late, false)).toThrow(new RegExp(problem))
  })

  test('the ledger counts the writes without an answer, and how many of them were done', () => {
    const ledger = filled()
    ledger.check({ email, saved: ['a', 'b'], quantity: 3 }, true)
    expect(ledger.told()).toBe('5 writes, 2 without an answer, of which 1 was done; 1 quiet moment')
  })
})
