import { BinderyEvent } from '../environment/event.ts'

/** A gift link was created. `left` is the number of gifts that the reader has left; an article counts once. */
export class GiftedEvent extends BinderyEvent<{ readonly url: string; readonly left: number }> {
  constructor(url: string, left: number) {
    super('bindery-gifted', { url, left })
  }
}
