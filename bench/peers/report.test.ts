import { expect, test } from 'vitest'
import type { FormSample } from '../form.ts'
import type { Findings } from './findings.ts'
import { type Comparison, describeBetter, describePolicy, type Row, writeReport } from './report.ts'

const sample = (ready: number, kB: number): FormSample => ({
  ...{ ready, kB, blocking: 20, script: 30, heapKB: 1500, shift: 0, requests: 3 },
})
const clean: Findings = {
  axe: {},
  policy: { stands: true, violations: {} },
  untyped: { stands: true, violations: {} },
  fields: [],
  scriptless: [],
  asks: [],
}
const row = (path: string, slow: number, kB: number, more: Partial<Row> = {}): Row => ({
  ...{ name: path, path, how: `how ${path} is used`, versions: [] },
  ...{ slow: sample(slow, kB), fast: sample(slow / 2, kB), findings: clean },
  timesFloor: { slow: slow / 500, fast: slow / 500 },
  ...more,
})

const floor = row('floor', 500, 1.4)
const hints = row('bindery-hints', 700, 31.2)
const rival = row('rival', 1500, 20, {
  versions: ['rival 1.2.3'],
  findings: {
    ...clean,
    axe: { label: 2, 'color-contrast': 1 },
    policy: { stands: true, violations: { 'style-src-elem': 4 } },
    asks: ['cdn.rival.example'],
  },
})
const comparison: Comparison = {
  ...{ date: '2026-11-27', machine: '2 × CPU', rounds: 3, seconds: 61, load: 1.6, cores: 2 },
  signIn: [floor, hints, rival],
  search: [],
  leftOut: [{ name: 'Gone', reason: 'gone is not installed' }],
}

test('the report has the time of each page in ms and in times of the floor', () => {
  expect(writeReport(comparison)).toContain(
    '| rival | 20.0 | 3 | 1500 | 3.00 | 750 | 3.00 | 20 / 20 | 1500 |',
  )
})

test('the report names the date, the machine, the command, and what was left out', () => {
  const text = writeReport(comparison)
  for (const part of [
    '2026-11-27, 2 × CPU',
    'npm run bench -- --peers 3',
    '- Gone: gone is not installed',
  ])
    expect(text).toContain(part)
})

test('the report shows the broken rules, the refused styles and the servers of a rival', () => {
  const text = writeReport(comparison)
  expect(text).toContain('| label 2, color-contrast 1 | stands, refused: style-src-elem 4 | yes |')
  expect(text).toContain('| `rival 1.2.3` | how rival is used | cdn.rival.example |')
})

test('a rival that is better in something is named, and not for what is noise', () => {
  const light = row('light', 690, 6, { versions: ['light 1.0.0'] })
  expect(describeBetter([floor, hints, rival, light], 'bindery-hints', false)).toEqual([
    '- weighs less: rival, light',
  ])
})

test('a rival that was sooner on a busy machine is not named for it', () => {
  const soon = row('soon', 300, 40, { versions: ['soon 1.0.0'] })
  expect(describeBetter([hints, soon], 'bindery-hints', false)).toHaveLength(2)
  expect(describeBetter([hints, soon], 'bindery-hints', true)).toEqual([])
})

test('the report of a busy machine says that its times are not to be believed', () => {
  expect(writeReport(comparison)).not.toContain('busy')
  expect(writeReport({ ...comparison, load: 1.94 })).toContain('1.9 of its 2 cores had work')
})

test('the hand-written floor is no rival', () => {
  expect(describeBetter([floor, hints], 'bindery-hints', false)).toEqual([])
})

test.each([
  [true, {}, 'yes'],
  [true, { 'script-src': 1 }, 'stands, refused: script-src 1'],
  [false, { 'require-trusted-types-for': 2 }, 'no: require-trusted-types-for 2'],
  [false, {}, 'no'],
])(
  'the cell of the strict policy for a form that stands (%s), with violations %j, says %s',
  (stands, violations, cell) => {
    expect(describePolicy({ stands, violations })).toBe(cell)
  },
)
