import { expect, test } from 'vitest'
import { pageNumbers } from './pagination.tsx'

const shown = (current: number, pages: number, most = 7) =>
  pageNumbers(current, pages, most)
    .map((number) => number ?? '…')
    .join(' ')

test('a pagination of up to seven pages shows all numbers', () => {
  expect([shown(1, 1), shown(4, 7)]).toEqual(['1', '1 2 3 4 5 6 7'])
})

test.each([
  [1, '1 2 3 4 5 … 20'],
  [4, '1 2 3 4 5 … 20'],
  [5, '1 … 4 5 6 … 20'],
  [10, '1 … 9 10 11 … 20'],
  [16, '1 … 15 16 17 … 20'],
  [17, '1 … 16 17 18 19 20'],
  [20, '1 … 16 17 18 19 20'],
])('page %d of twenty shows %s', (current, words) => {
  expect(shown(current, 20)).toBe(words)
})

test('a pagination with fewer numbers always has the first, the current and the last page', () => {
  expect([shown(1, 20, 5), shown(10, 20, 5), shown(20, 20, 5)]).toEqual([
    '1 2 3 … 20',
    '1 … 10 … 20',
    '1 … 18 19 20',
  ])
  for (let pages = 1; pages < 30; pages += 1) {
    for (let current = 1; current <= pages; current += 1) {
      for (const most of [5, 7]) {
        const numbers = pageNumbers(current, pages, most)
        expect(numbers).toContain(current)
        expect(numbers.length).toBe(Math.min(pages, most))
        expect(numbers.at(-1)).toBe(pages)
      }
    }
  }
})
