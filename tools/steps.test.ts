import { expect, test } from 'vitest'
import { countPlaywright, countVitest, judge, summary } from './steps.ts'

test('a step without a report counts as one, by its exit code', () => {
  expect(judge(0, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(judge(2, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a runner that fails without a failed test has failed once', () => {
  expect(judge(1, { passed: 5, failed: 0, skipped: 0 }).failed).toBe(1)
  expect(judge(1, { passed: 5, failed: 3, skipped: 0 }).failed).toBe(3)
})

test('reads what the runners write', () => {
  const vitest = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 2 }
  expect(countVitest(vitest)).toEqual({ passed: 4, failed: 1, skipped: 3 })
  const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } }
  expect(countPlaywright(playwright)).toEqual({ passed: 4, failed: 2, skipped: 0 })
})

test('ends with the sum alone on a line; skipped only when there are some', () => {
  const outcome = { name: 'unit', seconds: 1, passed: 2, failed: 0, skipped: 0 }
  expect(summary([outcome, outcome]).split('\n').at(-1)).toBe('4 passed, 0 failed')
  expect(
    summary([{ ...outcome, skipped: 1 }])
      .split('\n')
      .at(-1),
  ).toBe('2 passed, 0 failed, 1 skipped')
})
