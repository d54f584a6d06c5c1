/** What the store shows at each moment, and which answers of reads count. The value is a sum for each key. */
import { expect, test } from 'vitest'
import { testEnvironment } from '../test/environment.ts'
import type { Failure, Result } from './failure.ts'
import { createOptimisticStore, type OptimisticView } from './optimistic-store.ts'

type Sums = Readonly<Record<string, number>>

interface Change {
  readonly key: string
  readonly by: number
}

const added = (sums: Sums | null, { key, by }: Change): Sums => ({
  ...sums,
  [key]: (sums?.[key] ?? 0) + by,
})

const failure: Failure = { kind: 'server' }
const refused: Result<never> = { ok: false, failure }
const done: Result = { ok: true }

/** All microtasks have run. */
const rest = () => new Promise(setImmediate)

/** An answer that comes when the test says so. */
const late = <T>() => Promise.withResolvers<T>()

const opened = (sums: Sums | null = { a: 1, b: 1 }) => {
  const environment = testEnvironment()
  const views: OptimisticView<Sums, Change>[] = []
  const store = createOptimisticStore<Sums, Change>(
    {
      apply: added,
      isRelated: (one, other) => one.key === other.key,
      replaces: () => true,
      merge: (known, read, isTouched) => ({
        ...known,
        ...Object.fromEntries(Object.entries(read).filter(([key]) => !isTouched(key))),
      }),
      publish: (view) => void views.push(view),
    },
    environment,
  )
  store.set(sums)
  return { store, views, shown: () => views.at(-1), leave: () => environment.hide(false) }
}

const value = (sums: Sums): Result<{ value: Sums }> => ({ ok: true, value: sums })

test('a value that is set shows, and is what the server has confirmed', () => {
  const { store, shown } = opened({ a: 3 })
  expect(shown()?.value).toEqual({ a: 3 })
  expect(store.confirmed()).toEqual({ a: 3 })
})

test('a change is pending until the server has confirmed it, and counts once', async () => {
  const { store, shown } = opened({ a: 1 })
  const [answer, change] = [late<Result>(), { key: 'a', by: 2 }]
  const result = store.change(change, () => answer.promise)
  await rest()
  expect(shown()).toMatchObject({ pending: [change], value: { a: 3 }, confirmed: { a: 1 } })
  const confirmed = store.confirm(store.generation(), ['a'], (sums) => added(sums, change), change)
  expect(confirmed).toBe(true)
  expect(shown()).toMatchObject({ pending: [], value: { a: 3 }, confirmed: { a: 3 } })
  answer.resolve(done)
  await result
  expect(shown()).toMatchObject({ pending: [], value: { a: 3 } })
})

test('the confirmation of another change leaves a pending one pending', async () => {
  const { store, shown } = opened({ a: 1 })
  const change = { key: 'a', by: 2 }
  void store.change(change, () => late<Result>().promise)
  await rest()
  store.confirm(store.generation(), ['b'], (sums) => added(sums, { key: 'b', by: 5 }))
  expect(shown()).toMatchObject({ pending: [change], value: { a: 3, b: 5 } })
})

test('a change waits for a value: nothing is made up before one is known', async () => {
  const { store, shown } = opened(null)
  void store.change({ key: 'a', by: 2 }, () => late<Result>().promise)
  await rest()
  expect(shown()?.value).toBeNull()
})

test('a change that replaces a waiting one shows at once', async () => {
  const { store, shown } = opened({ a: 1 })
  void store.change({ key: 'a', by: 1 }, () => late<Result>().promise)
  await rest()
  void store.change({ key: 'a', by: 10 }, async () => done)
  void store.change({ key: 'a', by: 20 }, async () => done)
  expect(shown()?.value).toEqual({ a: 22 })
})

test('a change that waits is sent once when the reader leaves the page', async () => {
  const { store, leave } = opened({ a: 1 })
  const [first, sent] = [late<Result>(), [] as Change[]]
  void store.change({ key: 'a', by: 1 }, () => first.promise)
  await rest()
  const answer = store.change({ key: 'a', by: 10 }, async (change) => {
    sent.push(change)
    return done
  })
  await rest()
  expect(sent).toEqual([])
  leave()
  expect(sent).toEqual([{ key: 'a', by: 10 }])
  expect(await answer).toEqual(done)
  first.resolve(done)
  await rest()
  expect(sent).toHaveLength(1)
})

test('a read that an earlier reader began shows nothing to the next one', async () => {
  const { store, shown } = opened()
  const answer = late<Result<{ value: Sums }>>()
  const read = store.read(() => answer.promise, ['a'])
  store.reset({ a: 0 })
  answer.resolve(value({ a: 9 }))
  expect(await read).toEqual(done)
  expect(shown()?.value).toEqual({ a: 0 })
})

test('a read that fails after a newer one was answered reports no failure', async () => {
  const { store, shown } = opened()
  const answer = late<Result<{ value: Sums }>>()
  const older = store.read(() => answer.promise, ['a'])
  expect(await store.read(async () => value({ a: 5 }), ['a'])).toEqual(done)
  answer.resolve(refused)
  expect(await older).toEqual(done)
  expect(shown()).toMatchObject({ failure: null, value: { a: 5 } })
})

test('an older read still brings the keys that no newer one has read', async () => {
  const { store, shown } = opened()
  const answer = late<Result<{ value: Sums }>>()
  const older = store.read(() => answer.promise, ['a', 'b'])
  await store.read(async () => value({ a: 5 }), ['a'])
  answer.resolve(value({ a: 9, b: 9 }))
  await older
  expect(shown()?.value).toEqual({ a: 5, b: 9 })
})

test('an answer that is too old for a key does not let the next old answer count for it', async () => {
  const { store, shown } = opened()
  const answers = [late<Result<{ value: Sums }>>(), late<Result<{ value: Sums }>>()] as const
  const reads = answers.map(({ promise }) => store.read(() => promise, ['a', 'b']))
  await store.read(async () => value({ a: 5 }), ['a'])
  answers[0].resolve(value({ a: 1, b: 1 }))
  await reads[0]
  answers[1].resolve(value({ a: 2, b: 2 }))
  await reads[1]
  expect(shown()?.value).toEqual({ a: 5, b: 2 })
})

test('a read without keys of its own is merged', async () => {
  const { store, shown } = opened()
  await store.read(async () => value({ c: 4 }), [])
  expect(shown()?.value).toEqual({ a: 1, b: 1, c: 4 })
})

const counted = () => {
  let count = 0
  const reread = async () => {
    count += 1
  }
  return { reread, count: () => count }
}

test('a change of another tab is read once if this tab changes nothing', async () => {
  const { store } = opened()
  const { reread, count } = counted()
  await store.onRemoteChange(reread)
  await rest()
  expect(count()).toBe(1)
})

test('a change of another tab is read again when the pending change of this one is answered', async () => {
  const { store } = opened()
  const { reread, count } = counted()
  const answer = late<Result>()
  void store.change({ key: 'a', by: 1 }, () => answer.promise)
  const read = store.onRemoteChange(reread)
  await rest()
  expect(count()).toBe(1)
  answer.resolve(done)
  await read
  expect(count()).toBe(2)
})

test('a change of another tab is read again if a change was confirmed while it was read', async () => {
  const { store } = opened()
  const first = late<void>()
  let count = 0
  const read = store.onRemoteChange(() => {
    count += 1
    return first.promise
  })
  await rest()
  store.confirm(store.generation(), ['a'], (sums) => added(sums, { key: 'a', by: 1 }))
  await rest()
  first.resolve()
  await read
  expect(count).toBe(2)
})

test('the store is not read again for a reader who has signed out when another tab reports a change', async () => {
  const { store } = opened()
  const { reread, count } = counted()
  const answer = late<Result>()
  void store.change({ key: 'a', by: 1 }, () => answer.promise)
  const read = store.onRemoteChange(reread)
  store.reset(null)
  answer.resolve(done)
  await read
  expect(count()).toBe(1)
})
