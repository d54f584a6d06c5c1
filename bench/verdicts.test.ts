import { expect, test } from 'vitest'
import { type CartSample, judgeCart } from './cart.ts'
import type { FormSample } from './form.ts'
import { type FormVisits, judgeForms } from './forms.ts'
import { judgeLongAnswer } from './long-answer.ts'
import type { Verdict } from './statistics.ts'

const over = (verdicts: readonly Verdict[]) =>
  verdicts.filter(({ ok }) => !ok).map(({ what }) => what)

const visit = (ready: number, blocking: number, shift = 0): FormSample => ({
  ...{ ready, blocking, shift, script: 0, heapKB: 0, requests: 1, kB: 1 },
})

/** Two rounds, the second three times as slow, of a kit that is always 1.2 times as slow as the floor. */
const visits = (kit: Partial<Record<keyof FormVisits['fast'], FormSample>> = {}) => ({
  blank: [visit(0, 0), visit(0, 0)],
  'floor-form': [visit(100, 10), visit(300, 10)],
  'kit-form': [visit(120, 50), visit(360, 50)],
  'kit-form-hinted': [visit(120, 50), visit(360, 50)],
  'plain-form': [visit(100, 0), visit(300, 0)],
  'plain-form-script': [visit(100, 0), visit(300, 0)],
  'kit-hand-over': [visit(105, 0), visit(315, 0)],
  ...Object.fromEntries(Object.entries(kit).map(([page, each]) => [page, [each, each]])),
})

test('a form that reaches its aims on both networks has no line over its aim', () => {
  expect(over(judgeForms({ fast: visits(), slow: visits() }))).toEqual([])
})

test('a form that blocks 41 ms longer than the floor is over its aim, on each network and with hints, too', () => {
  const slow = visits({ 'kit-form-hinted': visit(120, 51) })
  const fast = visits({ 'kit-form': visit(120, 51) })
  expect(over(judgeForms({ fast, slow }))).toEqual([
    'blocking, fast network, bare script',
    'blocking, slow network, hints',
  ])
})

test('a page that shifts once is over its aim, whatever the median is', () => {
  const slow = visits()
  slow['kit-hand-over'] = [visit(105, 0), visit(315, 0, 0.01)]
  expect(over(judgeForms({ fast: visits(), slow }))).toEqual([
    'layout shift: sign-in form, hand-over',
  ])
})

const cart: CartSample = {
  ...{ first: 2500, open: 5000, openBlock: 250, change: 100, changeBlock: 100 },
  ...{ remove: 100, removeBlock: 100, badge: 300, shift: 0.05, articleShift: 0.05 },
}

test('a change of a cart of 500 lines may take 100 ms', () => {
  expect(over(judgeCart([cart]))).toEqual([])
  expect(over(judgeCart([{ ...cart, change: 101, removeBlock: 101 }]))).toEqual([
    '500 lines: a quantity changed',
    '500 lines: longest block, removing',
  ])
})

test('an answer of 5,000 entries may draw a page of them and block for 200 ms', () => {
  const sample = { drawn: 8, block: 200, twoDrawn: 16, moreBlock: 200, shift: 0 }
  expect(over(judgeLongAnswer([sample]))).toEqual([])
  expect(over(judgeLongAnswer([{ ...sample, drawn: 9, block: 201 }]))).toEqual([
    '5,000 entries in one answer: drawn',
    '5,000 entries in one answer: longest block',
  ])
})
