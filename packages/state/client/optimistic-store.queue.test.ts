import { expect, test } from 'vitest'
import { createMutationQueue, type MutationRules } from './optimistic-store.ts'

interface Change {
  readonly thing: string
  readonly to: number
}

/** Turns whose changes are answered, with a number, when the test says so. */
const taken = (rules: Partial<MutationRules<Change>> = {}) => {
  const turns = createMutationQueue<Change, number>({
    isRelated: (one, other) => one.thing === other.thing,
    ...rules,
  })
  const begun: Change[] = []
  const answers = new Map<Change, (answer: number) => void>()
  const add = (thing: string, to: number) =>
    turns.add({ thing, to }, async (turn) => {
      begun.push(turn.change)
      const answer = await new Promise<number>((resolve) => answers.set(turn.change, resolve))
      turns.end(turn)
      return answer
    })
  /** All that can begin has begun. */
  const rest = () => new Promise(setImmediate)
  return { turns, begun, add, rest, answer: (change: Change) => answers.get(change)?.(change.to) }
}

test('what is about the same begins when what was asked for before is answered, the rest at once', async () => {
  const { begun, add, rest, answer, turns } = taken()
  const [first, second, other] = [add('a', 1), add('a', 2), add('b', 3)]
  await rest()
  expect(begun).toEqual([first.change, other.change])
  answer(first.change)
  expect(await first.answer).toBe(1)
  await rest()
  expect(begun.at(-1)).toBe(second.change)
  expect(turns.list()).toEqual([second, other])
})

test('the same is one only while nothing else was asked of the thing since', () => {
  const { turns, add } = taken()
  const first = add('a', 1)
  expect(turns.coalesce({ thing: 'a', to: 1 })).toBe(first)
  expect(turns.coalesce({ thing: 'a', to: 2 })).toBeUndefined()
  add('b', 1)
  expect(turns.coalesce({ thing: 'a', to: 1 })).toBe(first)
  add('a', 2)
  expect(turns.coalesce({ thing: 'a', to: 1 })).toBeUndefined()
})

test('what has been agreed to is no part of what is asked for now', () => {
  const { turns, add } = taken()
  add('a', 1).confirmed = true
  expect(turns.coalesce({ thing: 'a', to: 1 })).toBeUndefined()
})

test('what waits gives way to what comes in its place, what has begun does not', async () => {
  const { turns, begun, add, rest, answer } = taken({ replaces: ({ to }) => to > 2 })
  const first = add('a', 1)
  await rest()
  expect(turns.coalesce({ thing: 'a', to: 3 })).toBeUndefined()
  const second = add('a', 2)
  expect(turns.coalesce({ thing: 'a', to: 3 })).toBe(second)
  answer(first.change)
  await first.answer
  await rest()
  expect(begun).toEqual([first.change, { thing: 'a', to: 3 }])
})

test('what fails holds up nothing', async () => {
  const { turns, begun, add, rest } = taken()
  const failed = turns.add({ thing: 'a', to: 1 }, () => Promise.reject(new Error('no')))
  add('a', 2)
  await expect(failed.answer).rejects.toThrow('no')
  await rest()
  expect(begun).toHaveLength(1)
})

test('what was forgotten is waited for by nobody, and ends once', async () => {
  const { turns, begun, add, rest } = taken()
  const old = add('a', 1)
  turns.forget()
  const next = add('a', 2)
  await rest()
  expect(begun).toEqual([old.change, next.change])
  expect([turns.end(old), turns.end(next), turns.end(next)]).toEqual([false, true, false])
})

test('all is settled when what was asked for until then is answered', async () => {
  const { turns, add, rest, answer } = taken()
  expect(await turns.idle()).toBe(false)
  const first = add('a', 1)
  let settled: boolean | undefined
  void turns.idle().then((was) => {
    settled = was
  })
  add('a', 2)
  await rest()
  expect(settled).toBeUndefined()
  answer(first.change)
  await rest()
  expect(settled).toBe(true)
})
