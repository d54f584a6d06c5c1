import { BinderyEvent } from './event.ts'

/** A gift link was made: `{ url, left }`, the link and how many gifts the reader has left. */
export class GiftedEvent extends BinderyEvent<{ readonly url: string; readonly left: number }> {
  constructor(url: string, left: number) {
    super('bindery-gifted', { url, left })
  }
}
