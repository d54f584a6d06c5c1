import { asReader } from './as-reader.ts'
import type { Result } from './failure.ts'
import { hasLeft } from './has-left.ts'
import { later } from './later.ts'
import { patient } from './patient.ts'
import type { SavableItem, SavedChange, SavedMap, SavedPage, SavedShelf, Sorting } from './saved.ts'
import { savedChangers } from './saved-agreement.ts'
import { after, isAbout, type Lists } from './saved-change.ts'
import { restoreAll, undoOf } from './saved-undo.ts'
import { readerId, readerOf, type VerbOptions } from './session.ts'
import { createTurns } from './turns.ts'

const verbs = later(() => import('./saved-verbs.ts'))

/** Keeps what is known of what is saved, and what is guessed until the server has answered. */
export const createSavedControl = (page: SavedPage, { $saved, wanted }: SavedShelf) => {
  const { environment, session, online } = page
  let truth = new Map<string, Lists>()
  /** Counts the readers of this page: an answer for an earlier one is dropped. */
  let era = 0
  let owner: string | null = null
  let listening = false
  /** Counts what has been asked, and by item which of it is later than any reading. */
  let ticks = 0
  const touched = new Map<string, number>()
  const asked = new Set<string>()
  const turns = createTurns<SavedChange, Result>({ isAbout })

  const paint = () => {
    const shown = new Map(truth)
    if (owner === null) return $saved.set(shown)
    for (const { change } of turns.list()) {
      for (const id of change.ids) {
        const lists = shown.get(id)
        // Whether it is saved at all is not known: what is taken out of folders stays unknown.
        if (lists !== undefined || change.act !== 'sort')
          shown.set(id, after(lists ?? null, change))
      }
    }
    $saved.set(shown)
  }
  const read = async (ids: readonly string[], options = {}): Promise<Result> => {
    if (ids.length === 0) return { ok: true }
    ticks += 1
    const [mine, then] = [ticks, era]
    // Of one that is not saved, or that nobody has asked for, there is nothing to be had by its id.
    const [one = ''] = ids
    const single = ids.length === 1 && truth.get(one)
    const answer = await verbs(({ readAll, readOne }) =>
      online((tools) => {
        if (!listening) tools.core.tabs.on('saved-changed', heed)
        listening = true
        return single ? readOne(tools.client, one) : readAll(tools.client, ids, options)
      }),
    )
    if (then !== era) return { ok: true }
    if (!answer.ok) {
      for (const id of ids) if (!truth.has(id)) asked.delete(id)
      return answer
    }
    for (const id of ids) {
      // What was changed since then is known better.
      if ((touched.get(id) ?? 0) >= mine) continue
      touched.set(id, mine)
      truth.set(id, answer.lists.get(id) ?? null)
    }
    paint()
    return answer
  }
  /** Another tab has changed some of it: what is answered to a change of this one may be older than that. */
  const heed = async () => {
    void read([...wanted])
    if ((await turns.settled()) && owner !== null) void read([...wanted])
  }
  const want = async (): Promise<Result> => {
    const fresh = [...wanted].filter((id) => !asked.has(id))
    for (const id of fresh) asked.add(id)
    return owner === null ? { ok: true } : read(fresh, patient)
  }
  const follow = () => {
    const reader = readerOf(session.$session.get())
    const id = reader && readerId(reader)
    if (id === owner) return
    owner = id
    era += 1
    truth = new Map()
    for (const known of [touched, asked]) known.clear()
    turns.forget()
    paint()
    void want()
  }
  session.$session.subscribe(follow)

  const touch = (ids: readonly string[]) => {
    ticks += 1
    for (const id of ids) touched.set(id, ticks)
  }
  savedChangers.set(environment, () => {
    const then = era
    return (done) => {
      if (then !== era) {
        // Asked for by another reader, or by this one before they came again: what is shown may be old.
        if (owner !== null) void read(done.ids)
        return () => null
      }
      touch(done.ids)
      const unknown: string[] = []
      for (const id of done.ids) {
        const lists = truth.get(id)
        // What else it lies in is not known: it is asked for.
        if (lists === undefined && done.act !== 'remove') unknown.push(id)
        if (lists !== undefined || done.act !== 'sort') truth.set(id, after(lists ?? null, done))
      }
      void read(unknown)
      paint()
      return (id) => truth.get(id)
    }
  })

  const change = (wanting: SavedChange, options: VerbOptions = {}): Promise<Result> => {
    const known = turns.join(wanting)
    if (known) return known.answer
    const [ask, gone] = [asReader(page), hasLeft(session)]
    const send = async (): Promise<Result> => {
      if (owner === null) await session.check()
      if (gone()) return { ok: false, failure: { kind: 'signed-out' } }
      if (session.$session.value?.status !== 'guest') {
        return ask(verbs, ({ savedVerb }) => savedVerb, wanting, options)
      }
      return verbs(async ({ wish }) => {
        wish(page, wanting, options.from)
        return { ok: false, failure: { kind: 'signed-out' } }
      })
    }
    const mine = turns.add(wanting, async (turn) => {
      const answer = await send()
      if (!turns.end(turn)) return answer
      if (!answer.ok) touch(wanting.ids)
      paint()
      // Some of it may have been done, or somebody else has changed it: what is shown here is old.
      if (!answer.ok && owner !== null) void read(wanting.ids)
      return answer
    })
    paint()
    return mine.answer
  }

  const save = (item: SavableItem, sorting: Sorting = {}, options?: VerbOptions) =>
    change({ act: 'save', ids: [item.id], item, ...sorting }, options)
  return {
    want,
    load: (ids: readonly string[]) => read(ids),
    save,
    organize: (
      item: SavableItem,
      folders: readonly string[],
      { folder, ...options }: VerbOptions & Pick<Sorting, 'folder'> = {},
    ) => {
      const lists = ($saved.value as SavedMap).get(item.id) ?? []
      const add = folders.filter((id) => !lists.includes(id))
      const remove = lists.filter((id) => !folders.includes(id))
      const sorting = { add, remove, ...(folder ? { folder } : {}) }
      return change({ act: 'sort', ids: [item.id], item, ...sorting }, options)
    },
    organizeAll: async (ids: readonly string[], sorting: Sorting, options?: VerbOptions) => {
      const undo = undoOf(ids, sorting, $saved, change)
      const answer = await change({ act: 'sort', ids, ...sorting }, options)
      return answer.ok ? { ok: true as const, undo } : answer
    },
    remove: (ids: readonly string[], options?: VerbOptions) =>
      change({ act: 'remove', ids }, options),
    restore: (
      entries: readonly { readonly item: SavableItem; readonly folders: readonly string[] }[],
      options?: VerbOptions,
    ) => restoreAll(entries, ({ item, folders }) => save(item, { add: folders }, options)),
    settled: async (): Promise<Result> => {
      await turns.settled()
      return { ok: true }
    },
  }
}
