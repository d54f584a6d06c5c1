import { BinderyEvent } from './event.ts'

/** A reader has searched: `{ term }`, trimmed and collapsed, as the page of the results is asked for it. */
export class SearchedEvent extends BinderyEvent<{ readonly term: string }> {
  constructor(term: string) {
    super('bindery-searched', { term })
  }
}
