import { BinderyEvent } from '../environment/event.ts'

/** The reader has searched. `term` is trimmed, with single spaces, as in the URL of the results. */
export class SearchedEvent extends BinderyEvent<{ readonly term: string }> {
  constructor(term: string) {
    super('bindery-searched', { term })
  }
}
