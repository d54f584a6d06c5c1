import { expect, test } from 'vitest'
import { staleFigures } from './budget-docs.ts'
import type { Row } from './budget-row.ts'

const rest = { files: [], limit: 0, requests: 1, requestLimit: 99, ok: true }
const rows: Row[] = [
  { page: 'loader alone', bytes: 2440, aim: 2500, ...rest },
  { page: 'signed in', bytes: 36_630, aim: 32_000, ...rest },
]
const doc = (...lines: string[]) => ['| page | kB | aim |', '|---|--:|--:|', ...lines].join('\n')
const stale = (...lines: string[]) => staleFigures('README.md', doc(...lines), rows)

test('a rounded figure is accepted', () => {
  expect(stale('| the loader | 2.4 | 2.5 |', '| signed in, all of it | 36.6 | 32 |')).toEqual([])
})

test('a figure or an aim that differs is reported', () => {
  expect(stale('| the loader | 2.3 | 2.5 |', '| signed in, all of it | 36.6 | 31 |')).toEqual([
    'README.md: the loader weighs 2.4 kB, not 2.3',
    'README.md: signed in, all of it should weigh 32 kB, not 31',
  ])
})

test('other tables are ignored', () => {
  expect(stale('| the loader | 2.4 | 2.5 |', '| ready, fast network | 1.89 | 1.6 |')).toEqual([])
})

test('a document without the table is reported', () => {
  expect(stale('| the script | 2.4 | 2.5 |')).toHaveLength(1)
})
