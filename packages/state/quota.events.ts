import { BinderyEvent } from './event.ts'

/** A quota has another count than before: `{ kind, limit, count, remaining }`. */
export class QuotaChangedEvent extends BinderyEvent<{
  readonly kind: 'quota' | 'ascend'
  readonly limit: number
  readonly count: number
  readonly remaining: number
}> {
  constructor(detail: QuotaChangedEvent['detail']) {
    super('bindery-quota-changed', detail)
  }
}
