import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countOf, runSteps, summary } from './steps.ts'

test('a step without a report counts as one test, by its exit code', () => {
  expect(countOf(0, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countOf(2, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a runner that fails without a failed test counts as one failure', () => {
  expect(countOf(1, { passed: 5, failed: 0, skipped: 0 }).failed).toBe(1)
  expect(countOf(1, { passed: 5, failed: 3, skipped: 0 }).failed).toBe(3)
})

test('the summary ends with the sum, with skipped tests only if there are any', () => {
  const outcome = { name: 'unit', seconds: 1, passed: 2, failed: 0, skipped: 0, failures: [] }
  expect(summary([outcome, outcome], 1).split('\n').at(-1)).toBe('4 passed, 0 failed')
  expect(
    summary([{ ...outcome, skipped: 1 }], 1)
      .split('\n')
      .at(-1),
  ).toBe('2 passed, 0 failed, 1 skipped')
})

test('the summary shows the first lines of each error, up to a number of failures', () => {
  const error = `\u001B[31mError\u001B[39m: moves\n\n${'a line\n'.repeat(20)}`
  const failures = Array.from({ length: 23 }, (_, at) => ({ name: `test ${at}`, error }))
  const outcome = { name: 'pages', seconds: 1, passed: 2, failed: 23, skipped: 0 }
  const lines = summary([{ ...outcome, failures }], 75).split('\n')
  expect(lines.slice(1, 4)).toEqual(['✗ pages: test 0', '    Error: moves', '    a line'])
  expect(lines.indexOf('✗ pages: test 1')).toBe(9)
  expect(lines.slice(-7)).toEqual([
    '',
    '✗ and 3 more',
    '',
    'pages      2 passed, 23 failed  (1 s)',
    'whole run  1 min 15 s',
    '',
    '2 passed, 23 failed',
  ])
})

test('runSteps runs a nested list two at a time, and all steps after a failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bindery-steps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  /** Ends with `code` once the step `awaited` has ended, or with 9 if `before` has not ended at the start. */
  const node = (name: string, code: number, { awaited = '', before = '' } = {}) => {
    const script = `const { existsSync, writeFileSync } = require('node:fs')
      if (!existsSync('./${before}')) process.exit(9)
      setInterval(() => {
        if (!existsSync('./${awaited}')) return
        writeFileSync('${name}', '')
        process.exit(${code})
      }, 300)`
    const here = `process.chdir(${JSON.stringify(folder)});`
    return { name, command: ['node', '-e', here + script] } as const
  }
  // The first step of the nested list ends last, so the others start one after another.
  const outcomes = await runSteps([
    node('one', 0),
    [node('two', 3, { awaited: 'four' }), node('three', 0), node('four', 0, { before: 'three' })],
  ])
  expect(outcomes.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['one', 1, 0],
    ['two', 0, 1],
    ['three', 1, 0],
    ['four', 1, 0],
  ])
})
