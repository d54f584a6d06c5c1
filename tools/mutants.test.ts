import { expect, test } from 'vitest'
import { groupSources, scoreOf } from './mutants.ts'

const report = (...statuses: string[]) => ({
  files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } },
})

test('a mutant that times out is killed, and one that no test reaches is alive', () => {
  expect(scoreOf(report('Killed', 'Timeout', 'Survived', 'NoCoverage'))).toEqual({
    killed: 2,
    alive: 2,
    notRun: 1,
    score: 50,
  })
})

test('mutants that are ignored or do not run count for neither side', () => {
  expect(scoreOf(report('Killed', 'Killed', 'Survived', 'Ignored', 'RuntimeError'))).toEqual({
    killed: 2,
    alive: 1,
    notRun: 0,
    score: 66.7,
  })
})

test('files without a mutant have no survivors', () => {
  expect(scoreOf({ files: {} }).score).toBe(100)
})

test('sources are grouped by folder, without tests, texts, events and types', () => {
  const paths = [
    'x/cart/cart.ts',
    'x/cart/cart.test.ts',
    'x/cart/cart.messages.de.ts',
    'x/cart/cart.events.ts',
    'x/cart/types.ts',
    'x/quota/quota-types.ts',
    'x/quota/quota.ts',
  ]
  expect([...groupSources(paths)]).toEqual([
    ['x/cart', ['x/cart/cart.ts']],
    ['x/quota', ['x/quota/quota.ts']],
  ])
})
