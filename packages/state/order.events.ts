import { BinderyEvent } from './event.ts'

/** An order was placed: `{ orderId }`. */
export class OrderPlacedEvent extends BinderyEvent<{ readonly orderId: string }> {
  constructor(orderId: string) {
    super('bindery-order-placed', { orderId })
  }
}
