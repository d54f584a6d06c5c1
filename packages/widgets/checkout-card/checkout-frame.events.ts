import { BinderyEvent } from '@bindery/state/event.ts'
import type { Card } from '@bindery/state/frame-message.ts'

/** A card in the frame has a reader who is signed in. `card`: which one, null when it did not say. */
export class CheckoutCloseEvent extends BinderyEvent<{ readonly card: Card | null }> {
  constructor(card: Card | null) {
    super('bindery-checkout-close', { card })
  }
}

/** The reader went back from `card` to another, `to`; null: out of the frame. */
export class CheckoutGoBackEvent extends BinderyEvent<{
  readonly card: Card | null
  readonly to: Card | null
}> {
  constructor(card: Card | null, to: Card | null) {
    super('bindery-checkout-go-back', { card, to })
  }
}
