import type { Quota } from '@bindery/contract/meter.ts'
import {
  countAscendReading,
  countReading,
  readAscendQuota,
  readQuota,
} from '@bindery/contract/quota.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import type { Online } from './online.ts'
import { patient } from './patient.ts'
import { QuotaChangedEvent } from './quota.events.ts'
import type { QuotaKind, QuotaPage, QuotaStores } from './quota.ts'
import { readerId, readerOf } from './session.ts'

const calls = {
  quota: { read: readQuota, count: countReading },
  ascend: { read: readAscendQuota, count: countAscendReading },
} as const

export interface QuotaControl {
  /** Asks the server, once per reader, however many want to know. */
  load(kind: QuotaKind): Promise<Result>
  read(kind: QuotaKind, path: string): Promise<Result<{ granted: boolean }>>
}

/** Fills the stores of the quotas. */
export const createQuotaControl = (
  { environment, session }: QuotaPage,
  { client, core: { tabs } }: Pick<Online, 'client' | 'core'>,
  stores: QuotaStores,
): QuotaControl => {
  const { $session } = session
  const who = () => {
    const reader = readerOf($session.get())
    return reader && readerId(reader)
  }
  // Answers that belong to a reader who has left are dropped.
  let era = 0
  /** Counts what was sent: an answer that was overtaken by a later one is old. */
  let sent = 0
  const shown: Record<QuotaKind, number> = { quota: 0, ascend: 0 }
  const wanted = new Set<QuotaKind>()
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
  const load = async (kind: QuotaKind, told = false): Promise<Result> => {
    wanted.add(kind)
    await session.check()
    const asked = era
    sent += 1
    const number = sent
    if (!readerOf($session.get()) || loading.get(kind) === asked) return { ok: true }
    loading.set(kind, asked)
    const answer = await attempt(async () => ({
      ok: true,
      quota: await client.call(calls[kind].read, {}, patient),
    }))
    if (asked !== era) return { ok: true }
    // Whoever wants to know next asks again.
    if (!answer.ok) loading.delete(kind)
    if (answer.ok) {
      set(kind, number, answer.quota)
      // The site itself may have counted, while it made this page.
      if (!told) tabs.tell('quota-changed')
    }
    return answer
  }
  const count = async (kind: QuotaKind, url: string): Promise<Result<{ granted: boolean }>> => {
    const asked = era
    sent += 1
    const number = sent
    const answer = await attempt(async () => ({
      ok: true,
      quota: await client.call(calls[kind].count, { url }),
    }))
    if (answer.ok && asked === era) {
      set(kind, number, answer.quota)
      // What was asked later may have been counted before.
      if (number < shown[kind]) {
        loading.delete(kind)
        void load(kind, true)
      }
      tabs.tell('quota-changed')
    }
    return answer.ok ? { ok: true, granted: answer.quota.granted } : answer
  }

  tabs.on('quota-changed', () => {
    loading.clear()
    for (const kind of wanted) void load(kind, true)
  })

  // Another reader, or none: what was known belongs to nobody here. A reader at last: it is asked for.
  let whose = who()
  $session.listen(() => {
    const before = whose
    whose = who()
    if (before === whose) return
    if (before !== null) {
      era += 1
      for (const store of Object.values(stores)) store.set({ status: 'unknown' })
    }
    if (whose !== null) for (const kind of wanted) void load(kind)
  })

  return {
    load: (kind) => load(kind),
    read: (kind, path) => {
      const key = `${era} ${kind} ${path}`
      const known = counting.get(key)
      if (known) return known
      const promise = count(kind, path)
      counting.set(key, promise)
      // A count that failed may be tried again.
      void promise.then(({ ok }) => ok || counting.delete(key))
      return promise
    },
  }
}
