import { expect, test } from 'vitest'
import { judge, runSteps, summary } from './steps.ts'

test('a step without a report counts as one, by its exit code', () => {
  expect(judge(0, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(judge(2, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a runner that fails without a failed test has failed once', () => {
  expect(judge(1, { passed: 5, failed: 0, skipped: 0 }).failed).toBe(1)
  expect(judge(1, { passed: 5, failed: 3, skipped: 0 }).failed).toBe(3)
})

test('ends with the sum alone on a line; skipped only when there are some', () => {
  const outcome = { name: 'unit', seconds: 1, passed: 2, failed: 0, skipped: 0, failures: [] }
  expect(summary([outcome, outcome]).split('\n').at(-1)).toBe('4 passed, 0 failed')
  expect(
    summary([{ ...outcome, skipped: 1 }])
      .split('\n')
      .at(-1),
  ).toBe('2 passed, 0 failed, 1 skipped')
})

test('names what failed with the first lines of its error, and no more than fit on a screen or two', () => {
  const error = `\u001B[31mError\u001B[39m: moves\n\n${'a line\n'.repeat(20)}`
  const failures = Array.from({ length: 23 }, (_, at) => ({ name: `test ${at}`, error }))
  const outcome = { name: 'pages', seconds: 1, passed: 2, failed: 23, skipped: 0 }
  const lines = summary([{ ...outcome, failures }]).split('\n')
  expect(lines.slice(1, 4)).toEqual(['✗ pages: test 0', '    Error: moves', '    a line'])
  expect(lines.indexOf('✗ pages: test 1')).toBe(9)
  expect(lines.slice(-6)).toEqual([
    '',
    '✗ and 3 more',
    '',
    'pages  2 passed, 23 failed  (1 s)',
    '',
    '2 passed, 23 failed',
  ])
})

test('runs those of a list side by side, and all whatever happens to one', async () => {
  const node = (name: string, code: number) =>
    ({ name, command: ['node', '-e', `process.exit(${code})`] }) as const
  const outcomes = await runSteps([node('one', 0), [node('two', 3), node('three', 0)]])
  expect(outcomes.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['one', 1, 0],
    ['two', 0, 1],
    ['three', 1, 0],
  ])
})
