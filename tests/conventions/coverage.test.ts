import { expect, test } from 'vitest'
import { accessibilityIsTrue, coverageIsTrue, rowsOf, sections, testTitles } from './coverage.ts'
import { file, project } from './project.ts'

test('this project: docs/coverage.md names code and tests that exist', () => {
  expect(coverageIsTrue(project())).toEqual([])
})

test('this project: docs/accessibility.md names tests that exist', () => {
  expect(accessibilityIsTrue(project())).toEqual([])
})

test.for([
  [
    '| 1.1.1 Text | Supports | So. | `packages/a/gone.test.ts`: the lock opens |',
    'is no file of tests',
  ],
  ['| 1.1.1 Text | Supports | So. | – |', 'has no test'],
  ['| 1.1.1 Text | Supports | So. | read |', 'is no file of tests'],
  ['| 1.1.1 Text | fine | So. | – |', 'has no term'],
  ['| 1.1.1 Text | Not applicable | | – |', 'no remarks'],
  ['| 1.1.1 Text | Not applicable | So. | – |', '1 criteria instead of 55'],
  ['### 4.2.1 Without vision\n\nFine.', '4.2.1 Without vision: has no term'],
  ['### 4.2.1 Without vision\n\n**Supports.** So.', '4.2.1 Without vision: has no test'],
  [
    '### 4.2.1 Without vision\n\n**Supports.**\n\n| What it does | Test |\n|---|---|\n| It opens | read |',
    'read is no file of tests',
  ],
  ['### 4.2.1 Without vision', '1 groups instead of 10'],
  ['| Version | 0.0.1 |', 'is not of version 1.0.0'],
])('the lines %j of docs/accessibility.md get a complaint', ([lines = '', complaint = '']) => {
  const files = [file('docs/accessibility.md', lines), file('package.json', '{"version":"1.0.0"}')]
  expect(accessibilityIsTrue(files).join()).toContain(complaint)
})

const tests = file(
  'packages/a/lock.test.ts',
  `test('the lock opens', () => {})
test.for([1, 2])('the lock counts %d', () => {})
test.each<[number]>([])(\`the lock of \${'x'} is shut\`, () => {})
describe('the lock', () => {})`,
)
const code = file('packages/a/lock.ts')
const readings = file(
  'docs/readings.md',
  '| specification | Bindery |\n|---|---|\n| a lock is red | blue |',
)

const good = '| a lock | `packages/a/lock.ts` | `packages/a/lock.test.ts`: the lock opens | met |'

/** The complaints about a table with a row in every section, and this one besides. */
const complaints = (row: string) => {
  const all = sections.map((name) => `### ${name} Things\n\n${good}\n`).join('\n')
  return coverageIsTrue([tests, code, readings, file('docs/coverage.md', `${all}${row}\n`)])
}

test.for([
  good,
  good.replace('opens', 'op'),
  good.replace('the lock opens', 'the lock of $'),
  good.replace('| met', '| read otherwise: a lock is red'),
  good.replace('`packages/a/lock.ts`', '`packages/a/lock.ts`<br>`packages/a/lock.test.ts`'),
  '| a key | – | – | not built: the specification does not show it |',
  '| a key | `packages/a/lock.ts` | – | no test: no browser can tell |',
])('the row %s is accepted', (row) => {
  expect(complaints(row)).toEqual([])
})

test.for([
  [good.replace('lock.ts', 'gone.ts'), 'packages/a/gone.ts is no file'],
  [good.replace('lock.test', 'gone.test'), 'packages/a/gone.test.ts is no file of tests'],
  [good.replace('opens', 'closes'), '0 tests of packages/a/lock.test.ts begin'],
  [good.replace('the lock opens', 'the lock'), '3 tests of packages/a/lock.test.ts begin'],
  [good.replace('the lock opens', ''), 'is no file of tests'],
  [good.replace('| met', '| done'), '"done" is no status'],
  [good.replace('| met', '| not built'), '"not built" is no status'],
  [good.replace('| met', '| met | twice'), '"" is no status'],
  [good.replace('| met', '| read otherwise: a lock is green'), 'no row of docs/readings.md'],
  ['| a key | – | – | met |', 'names no file'],
  ['| a key | `packages/a/lock.ts` | – | met |', 'has no test'],
] as const)('the row %s is refused', ([row, complaint]) => {
  expect(complaints(row).join('\n')).toContain(complaint)
})

test('a section without rows is refused', () => {
  expect(coverageIsTrue([file('docs/coverage.md', '### A1 Things')])).toContain(
    'docs/coverage.md: section A1 has no rows',
  )
})

test('a row belongs to the heading above it, parts of a section included', () => {
  const rows = rowsOf(`### A2.1 Modal\n| requirement | where |\n|---|---|\n${good}`)
  expect(rows.map(({ section, status }) => [section, status])).toEqual([['A2.1', 'met']])
})

test('titles are those of tests, also of tests made from a table', () => {
  expect(testTitles(tests)).toEqual([
    'the lock opens',
    'the lock counts %d',
    expect.stringMatching(/^the lock of .+ is shut$/),
  ])
})
