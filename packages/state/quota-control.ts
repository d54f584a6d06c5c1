import type { Client } from '@bindery/api/client.ts'
import type { Quota } from '@bindery/contract/meter.ts'
import {
  countAscendReading,
  countReading,
  readAscendQuota,
  readQuota,
} from '@bindery/contract/quota.ts'
import type { Environment } from './environment.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import { QuotaChangedEvent } from './quota.events.ts'
import type { QuotaKind, QuotaStores } from './quota.ts'
import { readerOf, type Session } from './session.ts'
import type { SessionParts } from './session-control.ts'

const calls = {
  quota: { read: readQuota, count: countReading },
  ascend: { read: readAscendQuota, count: countAscendReading },
} as const

export interface QuotaControl {
  /** Asks the server, once per reader, however many want to know. */
  load(kind: QuotaKind): Promise<Result>
  read(kind: QuotaKind, path: string): Promise<Result<{ granted: boolean }>>
  /** Another reader, or none: what was known belongs to nobody here. */
  forget(): void
}

/** Fills the stores of the quotas. */
export const createQuotaControl = (
  client: Client,
  stores: QuotaStores,
  environment: Environment,
  session: Pick<SessionParts, '$session'> & Pick<Session, 'check'>,
): QuotaControl => {
  // Answers that belong to a reader who has left are dropped.
  let era = 0
  const wanted = new Set<QuotaKind>()
  const loading = new Map<QuotaKind, number>()
  const counting = new Map<string, Promise<Result<{ granted: boolean }>>>()

  const set = (kind: QuotaKind, { limit, count, remaining }: Quota) => {
    const before = stores[kind].value
    stores[kind].set({ status: 'known', limit, count, remaining })
    if (before.status === 'known' && before.count !== count) {
      environment.dispatch(new QuotaChangedEvent({ kind, limit, count, remaining }))
    }
  }
  const load = async (kind: QuotaKind): Promise<Result> => {
    wanted.add(kind)
    await session.check()
    const asked = era
    if (!readerOf(session.$session.value) || loading.get(kind) === asked) return { ok: true }
    loading.set(kind, asked)
    const answer = await attempt(async () => ({
      ok: true,
      quota: await client.call(calls[kind].read, {}),
    }))
    if (asked !== era) return { ok: true }
    if (answer.ok) set(kind, answer.quota)
    return answer
  }
  const count = async (kind: QuotaKind, url: string): Promise<Result<{ granted: boolean }>> => {
    const asked = era
    const answer = await attempt(async () => ({
      ok: true,
      quota: await client.call(calls[kind].count, { url }),
    }))
    if (answer.ok && asked === era) set(kind, answer.quota)
    return answer.ok ? { ok: true, granted: answer.quota.granted } : answer
  }

  return {
    load,
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
    forget: () => {
      era += 1
      for (const store of Object.values(stores)) store.set({ status: 'unknown' })
      if (readerOf(session.$session.value)) for (const kind of wanted) void load(kind)
    },
  }
}
