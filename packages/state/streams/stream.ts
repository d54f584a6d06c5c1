import type { FeedEntry } from '@bindery/contract/stream.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { createLatestRead } from '../client/latest-read.ts'
import type { Core } from '../session/core.ts'
import { readerId, readerOf } from '../session/session.ts'
import { tabChannelOf } from '../session/tab-channel.ts'
import { added, answered, type FeedState, nothing } from './stream-feed.ts'
import { createPageReader, longestPage } from './stream-pages.ts'
import { isOwn, type StreamQuery, type StreamStart } from './stream-query.ts'

export type { FeedEntry } from '@bindery/contract/stream.ts'
export type { FeedState } from './stream-feed.ts'
export type { StreamQuery, StreamSort } from './stream-query.ts'

/** A stream, page by page. Aborts a read that another one replaces. */
export interface FeedStream {
  readonly $feed: ReadableAtom<FeedState>
  /** Shows a stream from its first page. null: none. Reloads the stream if it is shown already. */
  show(query: StreamQuery | null, start?: StreamStart): void
  /** Replaces the shown entries by another page, counted from 0. They stay until it has loaded. */
  to(number: number): Promise<boolean>
  /** Appends the next page. If it fails, the shown entries stay. */
  more(): Promise<void>
  /** Refetches the shown entries, without a loading state. */
  refresh(): Promise<void>
  destroy(): void
}

export interface StreamOptions {
  /** The number of entries in a page (spec content 9). */
  readonly size?: number
  /**
   * False for a shown entry that is discarded. The server does not list it any more, so the entries after
   * it have moved up.
   */
  readonly stays?: (entry: FeedEntry) => boolean
  /** Resolves when no discard is in flight. Until then the server still counts the discarded entries. */
  readonly settled?: () => Promise<unknown>
}

/** How many pages in a row are tried for a new entry. */
const maxTries = 3

/** Creates a stream. It shows nothing until `show()`. */
export const createStream = (
  page: Pick<Core, 'environment' | 'session' | 'server'>,
  { size = 8, stays = () => true, settled }: StreamOptions = {},
): FeedStream => {
  const { environment, session } = page
  const $feed = atom<FeedState>(nothing)
  let shown: StreamQuery | null = null
  const latest = createLatestRead()
  /** The number of requests for the current reader. */
  let requestsOfReader = 0
  /** Counts the streams. A press for more is dropped if another stream is shown since. */
  let streamCount = 0
  /** The stream whose next page is loading, if any. */
  let growing: number | null = null
  let refreshing: Promise<void> | null = null
  let owner: string | null = null
  let off = () => {}
  const pages = createPageReader(page, stays)

  const load = async (
    number: number,
    length: number,
    merge: (before: readonly FeedEntry[], next: readonly FeedEntry[]) => readonly FeedEntry[],
    begins?: number,
  ): Promise<boolean> => {
    const query = shown
    if (!query || (isOwn(query) && owner === null)) return false
    const signal = latest.next()
    requestsOfReader += 1
    $feed.set({ ...$feed.get(), changing: true, failure: null })
    off()
    off = tabChannelOf(environment).on('saved-changed', () => void refresh())
    // Other tags of the page may share the first read of a public stream.
    const isShared = !isOwn(query) && $feed.get().step === 'loading'
    const answer = await pages.read(query, number, length, isShared ? undefined : signal)
    if (signal.aborted) return false
    const before = $feed.get()
    if (answer.ok) {
      const now = answered(before, answer.page, merge)
      $feed.set(begins === undefined ? now : { ...now, number: begins, given: 0 })
    } else {
      const [{ failure }, isNew] = [answer, before.step === 'loading']
      // A failed first read opens no sign-in: the reader has pressed nothing yet.
      if (failure.kind === 'signed-out' && owner && (requestsOfReader > 1 || !isNew))
        session.expired()
      $feed.set({ ...before, step: isNew ? 'failed' : before.step, changing: false, failure })
    }
    return answer.ok
  }
  const to = (number: number) => load(number, size, (_, next) => next, number)
  const clear = () => {
    latest.end()
    streamCount += 1
    pages.reset()
    $feed.set(nothing)
  }
  const start = () => {
    clear()
    void to(0)
  }
  const grow = async (): Promise<void> => {
    const { last, entries, given, number: first } = $feed.get()
    if (last) return
    // Discarded entries do not count: the entries after them have moved up on the server.
    const listed = entries.filter(stays).length
    const number = first + Math.floor((given + listed) / size)
    // After such a shift a page may contain nothing new.
    for (let tried = 0; tried < maxTries; tried += 1) {
      if (!(await load(number + tried, size, added))) return
      const now = $feed.get()
      if (now.last || now.entries.filter(stays).length > listed) return
    }
    // The server announces more pages but returns nothing new. Stop, or this would loop.
    $feed.set({ ...$feed.get(), last: true })
  }
  const more = async (): Promise<void> => {
    const current = streamCount
    const { changing, last } = $feed.get()
    if (growing === current || last || (changing && !refreshing)) return
    growing = current
    $feed.set({ ...$feed.get(), changing: true, failure: null })
    await settled?.()
    // A running refresh comes first, so that a press during it is not lost.
    do {
      while (refreshing) await refreshing
      if (current === streamCount) await grow()
    } while (refreshing && current === streamCount)
    if (growing === current) growing = null
  }
  const refresh = (): Promise<void> => {
    const running = reread().finally(() => {
      if (refreshing === running) refreshing = null
    })
    refreshing = running
    return running
  }
  const reread = async (): Promise<void> => {
    const { step, entries, number, given } = $feed.get()
    if (step !== 'shown') return start()
    // Entries in the page's own HTML cannot be refreshed. A page in the middle is refetched alone.
    if (given > 0) return
    pages.reset()
    if (number > 0) return void (await to(number))
    const shownPages = Math.max(1, Math.ceil(entries.length / size))
    const length = Math.min(shownPages * size, longestPage)
    await load(0, length, (before, next) =>
      before.length > length ? added(next, before.slice(length)) : next,
    )
  }
  const syncOwner = () => {
    const reader = readerOf(session.$session.get())
    const id = reader && readerId(reader)
    if (id === null || id === owner) return
    owner = id
    requestsOfReader = 0
    if (isOwn(shown)) start()
  }
  const offs = [
    session.$session.subscribe(syncOwner),
    session.$readerChanges.listen(() => {
      owner = null
      if (isOwn(shown)) clear()
      syncOwner()
    }),
  ]
  return {
    $feed,
    show: (query, { number = 0, keep = false, given } = {}) => {
      shown = query
      latest.end()
      streamCount += 1
      pages.reset()
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
      latest.end()
      streamCount += 1
      off()
      for (const stop of offs) stop()
    },
  }
}
