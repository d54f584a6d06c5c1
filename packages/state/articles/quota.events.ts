import { BinderyEvent } from '../environment/event.ts'

/** The count of a quota changed, for example because an article was read. */
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
