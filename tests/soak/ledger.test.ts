import { describe, expect, test } from 'vitest'
import { createChance } from './chance.ts'
import { createLedger } from './ledger.ts'
import { readOptions } from './options.ts'

const email = 'good@example.com'
const owned = { email, saved: [] as readonly string[], quantity: 2 }

describe('the ledger of a reader', () => {
  const filled = () => {
    const ledger = createLedger(email, owned)
    ledger.saved('a', true)
    ledger.saved('b', false)
    ledger.added(true)
    ledger.added(false)
    return ledger
  }

  test.each([
    [['a'], 3],
    [['a', 'b'], 4],
  ])('the ledger accepts %s and a quantity of %i', (saved, quantity) => {
    expect(() => filled().check({ email, saved, quantity })).not.toThrow()
  })

  test.each([
    ['a lost save', { email, saved: ['b'], quantity: 3 }, 'lost: a'],
    ['a save of nobody', { email, saved: ['a', 'c'], quantity: 3 }, 'never saved: c'],
    ['a lost product', { email, saved: ['a'], quantity: 2 }, 'the cart has 2, not 3 to 4'],
    ['a product added twice', { email, saved: ['a'], quantity: 5 }, 'the cart has 5, not 3 to 4'],
    ['another reader', { email: 'x', saved: ['a'], quantity: 3 }, "the session is x's"],
  ])('the ledger names %s', (_, server, problem) => {
    expect(() => filled().check(server)).toThrow(problem)
  })
})

test('a seed repeats the choices of each reader, and readers choose differently', () => {
  const choices = (seed: number, reader: number) => {
    const chance = createChance(seed, reader)
    return Array.from({ length: 20 }, () => chance.below(1000))
  }
  expect(choices(7, 1)).toEqual(choices(7, 1))
  expect(choices(7, 1)).not.toEqual(choices(7, 2))
  expect(choices(7, 1)).not.toEqual(choices(8, 1))
})

test.each([['--seed', 'x'], ['--minutes', '0'], ['--readers', '99'], ['--fast']])(
  'the arguments %s are refused with what is allowed',
  (...args) => {
    expect(readOptions(args, 1)).toContain('allowed: --seed N')
  },
)
