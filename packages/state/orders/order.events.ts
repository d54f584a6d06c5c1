import { BinderyEvent } from '../environment/event.ts'

/** The reader has placed an order. */
export class OrderPlacedEvent extends BinderyEvent<{ readonly orderId: string }> {
  constructor(orderId: string) {
    super('bindery-order-placed', { orderId })
  }
}
