import { expect, test } from 'vitest'
import { readPlaywright, readSoak, readVitest } from './reports.ts'

test('readVitest reads counts, failed tests and files that do not load', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 2,
    testResults: [
      {
        name: `${process.cwd()}/packages/a.test.ts`,
        status: 'failed',
        assertionResults: [
          { fullName: 'a works', status: 'failed', failureMessages: ['AssertionError: no'] },
          { fullName: 'b works', status: 'passed', failureMessages: [] },
        ],
      },
      { name: '/b.test.ts', status: 'failed', message: 'Cannot find c', assertionResults: [] },
      { name: '/c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  }
  expect(readVitest(report)).toEqual({
    count: { passed: 4, failed: 1, skipped: 3 },
    failures: [
      { name: 'packages/a.test.ts: a works', error: 'AssertionError: no' },
      { name: '/b.test.ts', error: 'Cannot find c' },
    ],
  })
})

test('readPlaywright reads counts, failed tests of nested suites and errors outside tests', () => {
  const spec = (status: string, message: string) => ({
    title: 'moves',
    file: 'e2e/a.spec.ts',
    line: 7,
    tests: [{ projectName: 'e2e', status, results: [{ errors: [{ message }] }] }],
  })
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('unexpected', 'one'), spec('expected', '')],
        suites: [{ specs: [spec('flaky', 'two')] }],
      },
    ],
    errors: [{ stack: 'SyntaxError' }],
  }
  const name = 'e2e/e2e/a.spec.ts:7: moves'
  expect(readPlaywright(report)).toEqual({
    count: { passed: 4, failed: 2, skipped: 0 },
    failures: [
      { name: 'before any test', error: 'SyntaxError' },
      { name, error: 'one' },
      { name, error: 'two' },
    ],
  })
})

test('readSoak counts readers, and a run without a step as a failure', () => {
  const report = { seed: 7, readers: 4, steps: 90, problems: ['good@example.com: lost: a'] }
  expect(readSoak(report)).toEqual({
    count: { passed: 3, failed: 1, skipped: 0 },
    failures: [{ name: '--seed 7', error: 'good@example.com: lost: a' }],
  })
  expect(readSoak({ ...report, problems: [] }).count).toEqual({ passed: 4, failed: 0, skipped: 0 })
  expect(readSoak({ ...report, steps: 0, problems: [] }).count.failed).toBe(1)
})
