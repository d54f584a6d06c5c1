import type { Provider } from '@bindery/contract/share-rule.ts'
import { BinderyEvent } from '@bindery/state/event.ts'

/** The mails are on their way, or the reader has gone to a network: what that then does nobody tells us. */
export class SharedEvent extends BinderyEvent<{ readonly provider: Provider }> {
  constructor(provider: Provider) {
    super('bindery-shared', { provider })
  }
}
