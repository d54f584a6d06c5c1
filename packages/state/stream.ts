import type { FeedEntry } from '@bindery/contract/stream.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { Failure } from './failure.ts'
import { later } from './later.ts'
import { readerId, readerOf } from './session.ts'
import type { State } from './state.ts'

export type { FeedEntry } from '@bindery/contract/stream.ts'

/** Which stream of the reader's own, and what of it. */
export type StreamQuery =
  | { readonly stream: 'saves'; readonly query?: string; readonly sort?: StreamSort }
  | {
      readonly stream: 'list'
      /** Of the folder. */
      readonly id: string
      readonly query?: string
      readonly sort?: StreamSort
    }
  | {
      readonly stream: 'history'
      readonly filter?: 'read' | 'watched' | 'shared' | 'ordered'
    }
  /** `filter`: the name of a topic. */
  | { readonly stream: 'following'; readonly filter?: string }

export type StreamSort = 'saved' | 'published' | 'title'

export interface FeedState {
  /** `failed`: nothing could be had; after a failure to get more it stays `shown`. */
  readonly step: 'loading' | 'failed' | 'shown'
  readonly entries: readonly FeedEntry[]
  /** There is nothing more to load. */
  readonly last: boolean
  /** How many there are in all; null where the server does not say. */
  readonly total: number | null
  /** A change is in progress: more is on its way, or all is read again. */
  readonly changing: boolean
  /** What went wrong last; null when nothing did. */
  readonly failure: Failure | null
}

/** A stream of the reader, page by page. Answers that arrive out of order are dropped. */
export interface FeedStream {
  readonly $feed: ReadableAtom<FeedState>
  /** Shows another stream, from its first page. null: none. The same one again is read anew. */
  show(query: StreamQuery | null): void
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
  readonly keeps?: (entry: FeedEntry) => boolean
}

const verbs = later(() => import('./stream-verbs.ts'))

/** The longest page that is asked for. */
const longest = 100

const nothing: FeedState = {
  step: 'loading',
  entries: [],
  last: false,
  total: null,
  changing: false,
  failure: null,
}

export const createStream = (
  { session, online }: Pick<State, 'session' | 'online'>,
  { size = 8, keeps = () => true }: StreamOptions = {},
): FeedStream => {
  const $feed = atom<FeedState>(nothing)
  let shown: StreamQuery | null = null
  /** Each question has a number; answers to any but the last are dropped. */
  let asked = 0
  let owner: string | null = null
  let off = () => {}

  const ask = async (
    number: number,
    length: number,
    merge: (before: readonly FeedEntry[], page: readonly FeedEntry[]) => readonly FeedEntry[],
  ): Promise<boolean> => {
    const query = shown
    if (!query || owner === null) return false
    asked += 1
    const mine = asked
    $feed.set({ ...$feed.get(), changing: true, failure: null })
    const answer = await verbs(({ readPage, hear }) =>
      online((tools) => {
        off()
        off = hear(tools.core.tabs, () => void refresh())
        return readPage(tools.client, query, number, length)
      }),
    )
    if (mine !== asked) return false
    const before = $feed.get()
    if (answer.ok) {
      const { entry, page } = answer.page
      $feed.set({
        ...before,
        step: 'shown',
        entries: merge(before.entries, entry),
        last: page.last,
        total: page.total ?? null,
        changing: false,
      })
    } else {
      const step = before.step === 'shown' ? 'shown' : 'failed'
      $feed.set({ ...before, step, changing: false, failure: answer.failure })
    }
    return answer.ok
  }
  const added = (before: readonly FeedEntry[], page: readonly FeedEntry[]) => {
    const known = new Set(before.map(({ id }) => id))
    return [...before, ...page.filter(({ id }) => !known.has(id))]
  }
  const start = () => {
    asked += 1
    $feed.set(nothing)
    void ask(0, size, (_, page) => page)
  }
  const more = async (): Promise<void> => {
    const { changing, last, entries } = $feed.get()
    if (changing || last) return
    // What was discarded is not counted: the server's pages begin earlier than they did.
    const held = entries.filter(keeps).length
    let number = Math.floor(held / size)
    while (await ask(number, size, added)) {
      const now = $feed.get()
      if (now.last || now.entries.filter(keeps).length > held) return
      number += 1
    }
  }
  const refresh = async (): Promise<void> => {
    if ($feed.get().step !== 'shown') return start()
    const { entries } = $feed.get()
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
    start()
  }
  const offs = [
    session.$session.subscribe(follow),
    session.$departures.listen(() => {
      owner = null
      asked += 1
      $feed.set(nothing)
      follow()
    }),
  ]
  return {
    $feed,
    show: (query) => {
      shown = query
      start()
    },
    more,
    refresh,
    destroy: () => {
      asked += 1
      off()
      for (const stop of offs) stop()
    },
  }
}
