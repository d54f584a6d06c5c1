import type { Provider } from '@bindery/contract/share-rule.ts'
import { BinderyEvent } from '@bindery/state/environment/event.ts'

/** The server accepted the mails, or the reader opened a network's page. Whether they post there is unknown. */
export class SharedEvent extends BinderyEvent<{ readonly provider: Provider }> {
  constructor(provider: Provider) {
    super('bindery-shared', { provider })
  }
}
