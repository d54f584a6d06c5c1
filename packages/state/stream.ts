import type { FeedEntry } from '@bindery/contract/stream.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { later } from './later.ts'
import { readerId, readerOf } from './session.ts'
import type { State } from './state.ts'
import { added, answered, type FeedState, nothing } from './stream-feed.ts'
import { isOwn, type StreamQuery, type StreamStart } from './stream-query.ts'

export type { FeedEntry } from '@bindery/contract/stream.ts'
export type { FeedState } from './stream-feed.ts'
export type { StreamQuery, StreamSort } from './stream-query.ts'

/** A stream, page by page. Answers that arrive out of order are dropped. */
export interface FeedStream {
  readonly $feed: ReadableAtom<FeedState>
  /** Shows another stream, from its first page. null: none. The same one again is read anew. */
  show(query: StreamQuery | null, start?: StreamStart): void
  /** Puts another page, from 0, in place of what is shown; that stays until it has come. */
  to(number: number): Promise<boolean>
  /** Appends the next page. What was there stays when it cannot be had. */
  more(): Promise<void>
  /** Reads what is shown again, quietly. */
  refresh(): Promise<void>
  destroy(): void
}

export interface StreamOptions {
  /** Entries of a page (spec content 9). */
  readonly size?: number
  /**
   * False for an entry that the server has not any more, though it is listed here: it was discarded.
   * Those after it have moved up.
   */
  readonly stays?: (entry: FeedEntry) => boolean
  /** Resolves when nothing is being discarded: until then the server counts what `stays` does not. */
  readonly settled?: () => Promise<unknown>
}

const verbs = later(() => import('./stream-verbs.ts'))

/** The longest page that is asked for, and how many are tried one after the other for something new. */
const [longest, mostTries] = [100, 3]

/** A stream that shows nothing yet. */
export const createStream = (
  { session, online }: Pick<State, 'session' | 'online'>,
  { size = 8, stays = () => true, settled }: StreamOptions = {},
): FeedStream => {
  const $feed = atom<FeedState>(nothing)
  let shown: StreamQuery | null = null
  /** Each question has a number; answers to any but the last are dropped. */
  let asked = 0
  /** How many questions were sent for the reader who is here. */
  let posed = 0
  /** How many streams have been begun: an answer for an earlier one is dropped. */
  let begun = 0
  /** The stream whose next page is on its way, if any. */
  let growing: number | null = null
  let refreshing: Promise<void> | null = null
  let owner: string | null = null
  let off = () => {}

  const ask = async (
    number: number,
    length: number,
    merge: (before: readonly FeedEntry[], page: readonly FeedEntry[]) => readonly FeedEntry[],
    begins?: number,
  ): Promise<boolean> => {
    const query = shown
    if (!query || (isOwn(query) && owner === null)) return false
    asked += 1
    posed += 1
    const mine = asked
    $feed.set({ ...$feed.get(), changing: true, failure: null })
    const answer = await verbs(({ readPage, hear }) =>
      online((tools) => {
        // Whoever is gone by now would listen for ever, and take the place of a later one.
        if (mine === asked) {
          off()
          off = hear(tools.core.tabs, () => void refresh())
        }
        return readPage(tools, query, number, length)
      }),
    )
    if (mine !== asked) return false
    const before = $feed.get()
    if (answer.ok) {
      const now = answered(before, answer.page, merge)
      $feed.set(begins === undefined ? now : { ...now, number: begins, given: 0 })
    } else {
      const [{ failure }, isNew] = [answer, before.step === 'loading']
      // Nobody is asked to sign in who has only come by.
      if (failure.kind === 'signed-out' && owner && (posed > 1 || !isNew)) session.expired()
      $feed.set({ ...before, step: isNew ? 'failed' : before.step, changing: false, failure })
    }
    return answer.ok
  }
  const to = (number: number) => ask(number, size, (_, page) => page, number)
  const clear = () => {
    asked += 1
    begun += 1
    $feed.set(nothing)
  }
  const start = () => {
    clear()
    void to(0)
  }
  const grow = async (): Promise<void> => {
    const { last, entries, given, number: first } = $feed.get()
    if (last) return
    // What was discarded is not counted: the server's pages begin earlier than they did.
    const held = entries.filter(stays).length
    const number = first + Math.floor((given + held) / size)
    // Where the server's pages have moved one may have nothing new.
    for (let tried = 0; tried < mostTries; tried += 1) {
      if (!(await ask(number + tried, size, added))) return
      const now = $feed.get()
      if (now.last || now.entries.filter(stays).length > held) return
    }
    // It says that there is more, and has none: nobody asks for ever.
    $feed.set({ ...$feed.get(), last: true })
  }
  const more = async (): Promise<void> => {
    const mine = begun
    const { changing, last } = $feed.get()
    if (growing === mine || last || (changing && !refreshing)) return
    growing = mine
    $feed.set({ ...$feed.get(), changing: true, failure: null })
    await settled?.()
    // What another tab has changed is read anew first: a press in the middle of that is not lost.
    do {
      while (refreshing) await refreshing
      if (mine === begun) await grow()
    } while (refreshing && mine === begun)
    if (growing === mine) growing = null
  }
  const refresh = (): Promise<void> => {
    const mine = reread().finally(() => {
      if (refreshing === mine) refreshing = null
    })
    refreshing = mine
    return mine
  }
  const reread = async (): Promise<void> => {
    const { step, entries, number, given } = $feed.get()
    if (step !== 'shown') return start()
    // A page of many is read as it is; what the page itself has is not ours to renew.
    if (given > 0) return
    if (number > 0) return void (await to(number))
    const pages = Math.max(1, Math.ceil(entries.length / size))
    const length = Math.min(pages * size, longest)
    await ask(0, length, (before, page) =>
      before.length > length ? added(page, before.slice(length)) : page,
    )
  }
  const follow = () => {
    const reader = readerOf(session.$session.get())
    const id = reader && readerId(reader)
    if (id === null || id === owner) return
    owner = id
    posed = 0
    if (isOwn(shown)) start()
  }
  const offs = [
    session.$session.subscribe(follow),
    session.$departures.listen(() => {
      owner = null
      if (isOwn(shown)) clear()
      follow()
    }),
  ]
  return {
    $feed,
    show: (query, { number = 0, keep = false, given } = {}) => {
      shown = query
      asked += 1
      begun += 1
      if (given) {
        const { count, ...rest } = given
        $feed.set({ ...nothing, ...rest, step: 'shown', number, given: count })
        return
      }
      if (!keep) $feed.set({ ...nothing, number })
      void to(number)
    },
    to,
    more,
    refresh,
    destroy: () => {
      asked += 1
      begun += 1
      off()
      for (const stop of offs) stop()
    },
  }
}
