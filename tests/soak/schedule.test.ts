import { describe, expect, test } from 'vitest'
import { readOptions } from './options.ts'
import { createSchedule } from './schedule.ts'

const requests = ['/api/user/profile', '/api/shopping-cart', '/api/user/saves/lists'].flatMap(
  (path) =>
    ['the open tab', 'the other tab'].flatMap((tab) =>
      [1, 2, 3].map((nth) => ({ tab, path, nth })),
    ),
)

/** Plays twenty steps, in each of which every request comes three times, in an order. @returns the faults by request */
const play = (seed: number, reader: number, order: (step: number) => typeof requests) => {
  const schedule = createSchedule(seed, reader)
  const steps = Array.from({ length: 20 }, (_, step) => {
    schedule.begin(step)
    const choice = schedule.chance('act').below(1000)
    const counts = new Map<string, number>()
    const faults = order(step).map(({ tab, path }) => {
      const nth = (counts.get(tab + path) ?? 0) + 1
      counts.set(tab + path, nth)
      return [`${tab} ${path} ${nth}`, schedule.fault(tab, 'GET', path)] as const
    })
    return { choice, isFull: schedule.isStorageFull(), faults: Object.fromEntries(faults) }
  })
  return steps
}
const inOrder = () => requests
const turned = (step: number) =>
  [...requests.slice(step % 7), ...requests.slice(0, step % 7)].reverse()

describe('the schedule of faults', () => {
  test('the schedule gives each request the same fault when it is played again', () => {
    expect(play(7, 1, inOrder)).toEqual(play(7, 1, inOrder))
  })

  test('the schedule gives each request the same fault in whatever order the requests arrive', () => {
    expect(play(7, 1, turned)).toEqual(play(7, 1, inOrder))
  })

  test('the schedule differs between seeds, readers, steps and the requests of a step', () => {
    const faults = play(7, 1, inOrder)
    expect(play(8, 1, inOrder)).not.toEqual(faults)
    expect(play(7, 2, inOrder)).not.toEqual(faults)
    expect(faults[1]).not.toEqual(faults[0])
    const kinds = new Set(
      faults.flatMap((step) => Object.values(step.faults).map(({ kind }) => kind)),
    )
    expect(kinds.size).toBe(5)
  })

  test('the schedule lists the faults of the present step only', () => {
    const schedule = createSchedule(7, 1)
    const listed = [0, 1].map((step) => {
      schedule.begin(step)
      const taken = requests.filter(
        ({ tab, path }) => schedule.fault(tab, 'GET', path).kind !== 'none',
      )
      return [taken.length, schedule.faults().length]
    })
    for (const [taken, lines] of listed) expect(lines).toBe(taken)
  })
})

test('steps without minutes play without a limit of time, and nothing at all plays one minute', () => {
  expect(readOptions(['--steps', '12'], 1)).toMatchObject({ seed: 1, steps: 12, minutes: Infinity })
  expect(readOptions([], 1)).toMatchObject({ steps: Infinity, minutes: 1 })
})

test.each([
  ['--seed', 'x'],
  ['--minutes', '0'],
  ['--steps', '1.5'],
  ['--steps', 'Infinity'],
  ['--readers', '99'],
  ['--fast'],
])('the arguments %s are refused with what is allowed', (...args) => {
  expect(readOptions(args, 1)).toContain('allowed: --seed N')
})
