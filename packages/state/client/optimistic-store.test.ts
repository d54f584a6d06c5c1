import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testEnvironment } from '../test/environment.ts'
import type { Result } from './failure.ts'
import { createOptimisticStore, type OptimisticView, wholeValue } from './optimistic-store.ts'

/** A number for each key. */
type Shelf = ReadonlyMap<string, number>

interface Change {
  readonly key: string
  readonly to: number
}

const keys = ['a', 'b', 'c']
const written = (shelf: Shelf, { key, to }: Change): Shelf => new Map(shelf).set(key, to)
const refused: Result<never> = { ok: false, failure: { kind: 'server' } }

/** A server of one value whose answers come when the test says so, in any order. */
const createTestServer = () => {
  let shelf: Shelf = new Map(keys.map((key) => [key, 0]))
  const held: (() => void)[] = []
  const tabs = new Set<() => void>()
  /** Acts at once; the answer is held back. */
  const answer = <T>(make: () => T): Promise<T> => {
    const made = make()
    return new Promise((resolve) => held.push(() => resolve(made)))
  }
  return {
    shelf: () => shelf,
    read: (): Promise<Result<{ value: Shelf }>> => answer(() => ({ ok: true, value: shelf })),
    readPart: (part: readonly string[]): Promise<Result<{ value: Shelf }>> =>
      answer(() => ({ ok: true, value: new Map(part.map((key) => [key, shelf.get(key) ?? 0])) })),
    /** @param acts a call can fail before the server acts, or after: then only the answer is lost */
    write: (change: Change, fails: boolean, acts: boolean): Promise<Result> =>
      answer(() => {
        if (!fails || acts) shelf = written(shelf, change)
        return fails ? refused : { ok: true }
      }),
    heldAnswers: () => held.length,
    release: (at: number) => held.splice(at % held.length, 1)[0]?.(),
    reset: () => {
      shelf = new Map(keys.map((key) => [key, 0]))
    },
    tabs,
  }
}
type TestServer = ReturnType<typeof createTestServer>

/** All microtasks have run. */
const rest = () => new Promise(setImmediate)

/** A tab over the server. Its store reads the value whole, as folders do, or by key, as saved items do. */
const openTab = (server: TestServer, mode: 'whole' | 'parts') => {
  let shown: OptimisticView<Shelf, Change> | undefined
  const store = createOptimisticStore<Shelf, Change>(
    {
      apply: written,
      isRelated: (one, other) => one.key === other.key,
      merge: (known, read, isTouched) => {
        if (mode === 'whole') return isTouched(wholeValue) ? null : read
        return new Map([...(known ?? []), ...[...read].filter(([key]) => !isTouched(key))])
      },
      publish: (view) => {
        shown = view
      },
    },
    testEnvironment(),
  )
  const read = () =>
    mode === 'whole' ? store.read(server.read) : store.read(() => server.readPart(keys), keys)
  /** A part that was confirmed before anything was read is known all the same. */
  const take = (change: Change) => (value: Shelf | null) =>
    mode === 'whole' ? value && written(value, change) : written(value ?? new Map(), change)
  const onMessage = () => void store.onRemoteChange(read)
  server.tabs.add(onMessage)
  const tellOthers = () => {
    for (const tab of server.tabs) if (tab !== onMessage) tab()
  }
  return {
    store,
    read,
    shown: () => shown,
    change: (change: Change, fails = false, acts = false) =>
      store.change(change, async (current) => {
        const generation = store.generation()
        const answer = await server.write(current, fails, acts)
        const touched = mode === 'whole' ? [wholeValue] : [current.key]
        if (answer.ok) {
          store.confirm(generation, touched, take(current), current)
        } else if (generation === store.generation()) {
          store.invalidate(touched)
          void read()
        }
        // The server may have acted although the call has failed.
        tellOthers()
        return answer
      }),
  }
}

const change = fc.record({ key: fc.constantFrom(...keys), to: fc.integer({ min: 1, max: 9 }) })

const step = fc.oneof(
  fc.record({
    type: fc.constant('change' as const),
    tab: fc.nat(1),
    change,
    fails: fc.boolean(),
    acts: fc.boolean(),
  }),
  fc.record({ type: fc.constant('read' as const), tab: fc.nat(1) }),
  fc.record({ type: fc.constant('answer' as const), at: fc.nat(20) }),
  fc.record({ type: fc.constant('reader' as const), tab: fc.nat(1) }),
)

describe.each(['whole', 'parts'] as const)('a store that reads its value by %s', (mode) => {
  test('every tab ends with what the server has, whatever the order of answers and failures', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 40 }),
        fc.infiniteStream(fc.nat(20)),
        async (steps, order) => {
          const server = createTestServer()
          const tabs = [openTab(server, mode), openTab(server, mode)] as const
          for (const tab of tabs) void tab.read()
          for (const each of steps) {
            if (each.type === 'answer') {
              if (server.heldAnswers() > 0) server.release(each.at)
            } else {
              const tab = tabs[each.tab === 0 ? 0 : 1]
              if (each.type === 'change') void tab.change(each.change, each.fails, each.acts)
              if (each.type === 'read') void tab.read()
              if (each.type === 'reader') {
                tab.store.reset(null)
                void tab.read()
              }
            }
            await rest()
          }
          for (const at of order) {
            await rest()
            if (server.heldAnswers() === 0) break
            server.release(at)
          }
          for (const tab of tabs) {
            expect(tab.shown()?.pending).toEqual([])
            expect(Object.fromEntries(tab.shown()?.value ?? [])).toEqual(
              Object.fromEntries(server.shelf()),
            )
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('an optimistic change', () => {
  const opened = async () => {
    const server = createTestServer()
    const tab = openTab(server, 'whole')
    void tab.read()
    server.release(0)
    await rest()
    return { server, ...tab }
  }

  test('the change shows before the server has answered, and the confirmed value stays', async () => {
    const { change, shown } = await opened()
    void change({ key: 'a', to: 5 })
    expect(shown()?.value?.get('a')).toBe(5)
    expect(shown()?.confirmed?.get('a')).toBe(0)
  })

  test('a refused change rolls back, and the value is read again', async () => {
    const { server, change, shown } = await opened()
    const answer = change({ key: 'a', to: 5 }, true)
    await rest()
    server.release(0)
    expect(await answer).toEqual(refused)
    await rest()
    expect(shown()?.value?.get('a')).toBe(0)
    expect(server.heldAnswers()).toBe(1)
  })

  test('a change whose call throws rolls back, and the next one is sent', async () => {
    const seen: (number | null)[] = []
    const store = createOptimisticStore<number, number>(
      {
        apply: (_, to) => to,
        isRelated: () => true,
        merge: (_, read) => read,
        publish: ({ value }) => void seen.push(value),
      },
      testEnvironment(),
    )
    store.set(0)
    const failing = store.change(5, () => Promise.reject(new Error('a listener of the page')))
    expect(await failing).toEqual({ ok: false, failure: { kind: 'unexpected' } })
    expect(seen).toEqual([0, 5, 0])
    expect(await store.change(5, async () => ({ ok: true }))).toEqual({ ok: true })
  })

  test('the same change twice is one call, and answers both', async () => {
    const { server, change } = await opened()
    const answers = [change({ key: 'a', to: 5 }), change({ key: 'a', to: 5 })]
    await rest()
    expect(server.heldAnswers()).toBe(1)
    server.release(0)
    expect(await Promise.all(answers)).toEqual([{ ok: true }, { ok: true }])
  })

  test('a change that waits is not sent after its reader has signed out, and answers signed-out', async () => {
    const { server, change, store } = await opened()
    const [first, second] = [change({ key: 'a', to: 1 }), change({ key: 'a', to: 2 })]
    await rest()
    store.reset(null)
    server.release(0)
    await first
    expect(await second).toEqual({ ok: false, failure: { kind: 'signed-out' } })
    expect(server.shelf().get('a')).toBe(1)
  })

  test('a confirmation for an earlier reader is not taken over', async () => {
    const { store, shown } = await opened()
    const generation = store.generation()
    store.reset(new Map([['a', 7]]))
    expect(store.confirm(generation, ['a'], () => new Map())).toBe(false)
    expect(shown()?.value?.get('a')).toBe(7)
  })

  test('a failed read is shown, and what was known stays', async () => {
    const { store, shown } = await opened()
    expect(await store.read(async () => refused)).toEqual(refused)
    expect(shown()).toMatchObject({ failure: { kind: 'server' } })
    expect(shown()?.value?.get('a')).toBe(0)
  })
})
