import type { Quota } from '@bindery/contract/meter.ts'
import { backgroundRead } from '../client/call.ts'
import type { Result } from '../client/failure.ts'
import { readerId, readerOf } from '../session/session.ts'
import { tabChannelOf } from '../session/tab-channel.ts'
import { QuotaChangedEvent } from './quota.events.ts'
import type { QuotaKind, QuotaPage, QuotaStores } from './quota-types.ts'

const calls = {
  quota: { read: 'readQuota', count: 'countReading' },
  ascend: { read: 'readAscendQuota', count: 'countAscendReading' },
} as const

/** Loads and counts the quotas. */
export const createQuotaStore = (
  { environment, server, session }: QuotaPage,
  stores: QuotaStores,
) => {
  const { $session } = session
  const tabs = tabChannelOf(environment)
  const currentReader = () => {
    const reader = readerOf($session.get())
    return reader && readerId(reader)
  }
  /** Increases at each change of the reader. Responses for an earlier reader are dropped. */
  let readerGeneration = 0
  /** Counts the requests. A response is stale once a later request has been answered. */
  let sent = 0
  const shown: Record<QuotaKind, number> = { quota: 0, ascend: 0 }
  /** The number of answered counts. */
  const counted: Record<QuotaKind, number> = { quota: 0, ascend: 0 }
  const requested = new Set<QuotaKind>()
  /** The quotas that the site may have counted an article to while it rendered this page. */
  const unannounced = new Set<QuotaKind>(['quota', 'ascend'])
  const loading = new Map<QuotaKind, number>()
  const counting = new Map<string, Promise<Result<{ granted: boolean }>>>()

  const set = (kind: QuotaKind, number: number, { limit, count, remaining }: Quota) => {
    if (number < shown[kind]) return
    shown[kind] = number
    const before = stores[kind].value
    stores[kind].set({ status: 'known', limit, count, remaining })
    if (before.status === 'known' && before.count !== count) {
      environment.dispatch(new QuotaChangedEvent({ kind, limit, count, remaining }))
    }
  }
  const load = async (kind: QuotaKind): Promise<Result> => {
    requested.add(kind)
    await session.check()
    const startedIn = readerGeneration
    sent += 1
    const number = sent
    if (!readerOf($session.get())) {
      // The site counts no articles of guests.
      if ($session.get().status === 'guest') unannounced.delete(kind)
      return { ok: true }
    }
    if (loading.get(kind) === startedIn) return { ok: true }
    loading.set(kind, startedIn)
    const before = counted[kind]
    const answer = await server.call(calls[kind].read, {}, backgroundRead)
    if (startedIn !== readerGeneration) return { ok: true }
    if (!answer.ok) {
      // The next request tries again.
      loading.delete(kind)
      return answer
    }
    if (before !== counted[kind]) {
      // An article was counted meanwhile. The server may have answered this read before.
      loading.delete(kind)
      return load(kind)
    }
    set(kind, number, answer.data)
    // Once per page. Each message makes every other tab ask: tabs that answered one another would not stop.
    if (unannounced.delete(kind)) tabs.broadcast('quota-changed')
    return { ok: true }
  }
  const count = async (kind: QuotaKind, url: string): Promise<Result<{ granted: boolean }>> => {
    const startedIn = readerGeneration
    sent += 1
    const number = sent
    const answer = await server.call(calls[kind].count, { url })
    if (!answer.ok) {
      // The specification has no call that counts. A server without one still says how many are left.
      if (answer.failure.kind !== 'unexpected') return answer
      const known = await server.call(calls[kind].read, {})
      if (!known.ok) return answer
      if (startedIn === readerGeneration) set(kind, number, known.data)
      return { ok: true, granted: known.data.remaining > 0 }
    }
    if (startedIn === readerGeneration) {
      counted[kind] += 1
      set(kind, number, answer.data)
      // The server may have handled a later request first.
      if (number < shown[kind]) {
        loading.delete(kind)
        void load(kind)
      }
      tabs.broadcast('quota-changed')
    }
    return { ok: true, granted: answer.data.granted }
  }

  tabs.on('quota-changed', () => {
    loading.clear()
    for (const kind of requested) void load(kind)
  })

  // A quota belongs to its reader: clear it when the reader changes, and load it for the next one.
  let owner = currentReader()
  $session.listen(() => {
    const before = owner
    owner = currentReader()
    if (before === owner) return
    if (before !== null) {
      readerGeneration += 1
      for (const store of Object.values(stores)) store.set({ status: 'unknown' })
    }
    if (owner !== null) for (const kind of requested) void load(kind)
  })

  return {
    /** Loads a quota, once per reader. */
    load: (kind: QuotaKind) => load(kind),
    read: (kind: QuotaKind, path: string) => {
      const key = `${readerGeneration} ${kind} ${path}`
      const known = counting.get(key)
      if (known) return known
      const promise = count(kind, path)
      counting.set(key, promise)
      // A failed count can be retried.
      void promise.then(({ ok }) => ok || counting.delete(key))
      return promise
    },
  }
}
