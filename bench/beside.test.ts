import { expect, test } from 'vitest'
import { judgeBeside } from './beside.ts'

const sample = (ready: number) => ({
  ready,
  blocking: 0,
  script: 0,
  heapKB: 0,
  shift: 0,
  requests: 3,
  kB: 29,
})

test('a form that is 5 % slower than the other build passes, and one that is 6 % slower fails', () => {
  const table = {
    'fast network, hints': { this: sample(105), other: sample(100), ratio: 1.05 },
    'slow network, hints': { this: sample(105), other: sample(100), ratio: 1.06 },
  }
  expect(judgeBeside(table)).toMatchObject([
    { what: 'ready, fast network, hints', value: 1.05, ok: true },
    { what: 'ready, slow network, hints', value: 1.06, ok: false },
  ])
})
