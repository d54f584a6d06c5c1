import { atom, type PreinitializedWritableAtom, type ReadableAtom } from 'nanostores'
import type { Environment } from './environment.ts'
import type { Failure, Result } from './failure.ts'
import { type Later, later } from './later.ts'
import type { QuotaControl } from './quota-control.ts'
import type { State } from './state.ts'
import { whenWanted } from './when-wanted.ts'

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

export type QuotaStores = Record<QuotaKind, PreinitializedWritableAtom<QuotaState>>

export type QuotaPage = Pick<State, 'environment' | 'online' | 'session'>

/** The stores; what fills them is loaded when the first of them is listened to. */
const createQuotas = (page: QuotaPage): Quotas => {
  const { environment, online } = page
  const stores: QuotaStores = {
    quota: atom<QuotaState>({ status: 'unknown' }),
    ascend: atom<QuotaState>({ status: 'unknown' }),
  }
  let control: QuotaControl | undefined
  const late = later(() => import('./quota-control.ts'))
  const reach: Later<QuotaControl> = (act) =>
    late(({ createQuotaControl }) =>
      online((parts) => {
        control ??= createQuotaControl(page, parts, stores)
        return act(control)
      }),
    )
  for (const kind of ['quota', 'ascend'] as const) {
    whenWanted(stores[kind], environment, async () => {
      const answer = await reach(({ load }) => load(kind))
      const { status } = stores[kind].value
      if (!answer.ok && status === 'unknown') stores[kind].set({ status, failure: answer.failure })
    })
  }
  return {
    $quota: stores.quota,
    $ascendQuota: stores.ascend,
    read: (kind, path = environment.location().pathname) => reach(({ read }) => read(kind, path)),
  }
}

const made = new WeakMap<Environment, Quotas>()

/** The quotas of the page's reader. */
export const quotasOf = (page: QuotaPage): Quotas => {
  const known = made.get(page.environment) ?? createQuotas(page)
  made.set(page.environment, known)
  return known
}
