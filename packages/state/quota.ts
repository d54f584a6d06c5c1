import type { ReadableAtom } from 'nanostores'
import type { Failure, Result } from './failure.ts'

export type QuotaState =
  | { readonly status: 'unknown'; readonly failure?: Failure }
  | {
      readonly status: 'known'
      readonly limit: number
      readonly count: number
      readonly remaining: number
    }

export interface Quotas {
  /** Free articles; limit 4 unless the server says otherwise. Fetched once, when listened to. */
  readonly $quota: ReadableAtom<QuotaState>
  /** The separate Ascend articles; limit 3. */
  readonly $ascendQuota: ReadableAtom<QuotaState>
  /** The reader reads an article: counts it at the server, once per address and page. */
  read(kind: 'quota' | 'ascend'): Promise<Result>
}
