import { BinderyEvent } from '@bindery/state/event.ts'

/** The reader has gone to share something: what a network then does nobody tells us. */
export class SharedEvent extends BinderyEvent<{ readonly provider: string }> {
  constructor(provider: string) {
    super('bindery-shared', { provider })
  }
}
