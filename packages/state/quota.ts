import type { Quota } from '@bindery/contract/quota.ts'
import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Environment } from './environment.ts'
import type { Failure, Result } from './failure.ts'
import { QuotaChangedEvent } from './quota.events.ts'
import type { Reach } from './reach.ts'
import type { Session } from './session.ts'

export type QuotaKind = 'quota' | 'ascend'

/** `unknown` for a guest, until the server has said, and (with a failure) when it could not. */
export type QuotaState =
  | { readonly status: 'unknown'; readonly failure?: Failure }
  | {
      readonly status: 'known'
      readonly limit: number
      readonly count: number
      readonly remaining: number
    }

/** What applies while nothing is known (spec accounts 9). */
export const quotaLimits = { quota: 4, ascend: 3 } as const

export interface Quotas {
  /** Free articles. Asked once per page and reader, when listened to. */
  readonly $quota: ReadableAtom<QuotaState>
  /** The separate Ascend articles. */
  readonly $ascendQuota: ReadableAtom<QuotaState>
  /**
   * The reader opens an article: counted by the server, the same article once.
   * `granted` says whether it may be read.
   * @param path of the article; the page's own when left out
   */
  read(kind: QuotaKind, path?: string): Promise<Result<{ granted: boolean }>>
}

export const createQuotas = (
  environment: Environment,
  session: Session,
  reach: Reach,
): Quotas & { readonly forget: () => void } => {
  const stores = {
    quota: atom<QuotaState>({ status: 'unknown' }),
    ascend: atom<QuotaState>({ status: 'unknown' }),
  }
  // Answers that belong to a reader who has left are dropped.
  let era = 0
  const set = (kind: QuotaKind, { limit, count, remaining }: Omit<Quota, 'status'>) => {
    const before = stores[kind].get()
    stores[kind].set({ status: 'known', limit, count, remaining })
    if (before.status === 'known' && before.count !== count) {
      environment.dispatch(new QuotaChangedEvent({ kind, limit, count, remaining }))
    }
  }
  const loading = new Map<QuotaKind, number>()
  const load = async (kind: QuotaKind) => {
    const asked = era
    if (loading.get(kind) === asked) return
    loading.set(kind, asked)
    await session.check()
    const { status } = session.$session.get()
    if (asked !== era || (status !== 'registered' && status !== 'subscribers')) return
    const answer = await reach(({ readQuota }) => readQuota(kind))
    if (asked !== era) return
    if (answer.ok) set(kind, answer.quota)
    else stores[kind].set({ status: 'unknown', failure: answer.failure })
  }
  const wanted = new Set<QuotaKind>()
  for (const kind of ['quota', 'ascend'] as const) {
    onMount(stores[kind], () => {
      wanted.add(kind)
      const off = environment.idle(() => {
        void load(kind)
      })
      return () => {
        wanted.delete(kind)
        off()
      }
    })
  }
  const counting = new Map<string, Promise<Result<{ granted: boolean }>>>()
  const count = async (kind: QuotaKind, url: string): Promise<Result<{ granted: boolean }>> => {
    const asked = era
    const answer = await reach(({ countReading }) => countReading(kind, url))
    if (answer.ok && asked === era) set(kind, answer.quota)
    return answer.ok ? { ok: true, granted: answer.quota.granted } : answer
  }

  return {
    $quota: stores.quota,
    $ascendQuota: stores.ascend,
    read: (kind, path = environment.location().pathname) => {
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
      for (const kind of ['quota', 'ascend'] as const) {
        stores[kind].set({ status: 'unknown' })
        if (wanted.has(kind)) environment.idle(() => void load(kind))
      }
    },
  }
}
