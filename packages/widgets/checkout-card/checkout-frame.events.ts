import type { Card } from '@bindery/state/account/frame-message.ts'
import { BinderyEvent } from '@bindery/state/environment/event.ts'

/** A card in the frame is done: the reader is signed in. `card` is null if the frame did not name it. */
export class CheckoutCloseEvent extends BinderyEvent<{ readonly card: Card | null }> {
  constructor(card: Card | null) {
    super('bindery-checkout-close', { card })
  }
}

/** The reader went back from `card` to the card `to`. If `to` is null, they want to leave the frame. */
export class CheckoutGoBackEvent extends BinderyEvent<{
  readonly card: Card | null
  readonly to: Card | null
}> {
  constructor(card: Card | null, to: Card | null) {
    super('bindery-checkout-go-back', { card, to })
  }
}
