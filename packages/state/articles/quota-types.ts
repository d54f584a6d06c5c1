import type { PreinitializedWritableAtom, ReadableAtom } from 'nanostores'
import type { Failure, Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'

export type QuotaKind = 'quota' | 'ascend'

/** `unknown` for a guest, while loading, and (with a failure) after a failed load. */
export type QuotaState =
  | { readonly status: 'unknown'; readonly failure?: Failure }
  | {
      readonly status: 'known'
      readonly limit: number
      readonly count: number
      readonly remaining: number
    }

/** The limits while the quotas are unknown (spec accounts 9). */
export const quotaLimits = { quota: 4, ascend: 3 } as const

export interface Quotas {
  /** The free articles. Loads on its first listener, once per page and reader. */
  readonly $quota: ReadableAtom<QuotaState>
  /** The separate Ascend articles. */
  readonly $ascendQuota: ReadableAtom<QuotaState>
  /**
   * Counts an article that the reader opens. The server counts the same article once.
   * `granted`: the reader may read it.
   * @param path the path of the article; default: the page's own
   */
  read(kind: QuotaKind, path?: string): Promise<Result<{ granted: boolean }>>
}

export type QuotaStores = Record<QuotaKind, PreinitializedWritableAtom<QuotaState>>

export type QuotaPage = Pick<Core, 'environment' | 'server' | 'session'>
