import type { Address } from '@bindery/contract/address.ts'

/** The destination of a delivery, which taxes and shipping depend on. */
export interface Place {
  readonly country: string
  /** '' if the country has no states. */
  readonly state: string
}

/** A stored cart line. Its price is looked up for each reply. */
export interface CartLine {
  /** `<code>`, or `<code>.Perm`. */
  itemid: string
  /** The code of the availability. */
  code: string
  type: string
  quantity: number
  /** The unit price that the reader saw last. */
  knownPrice: number
  /** Names the line in a notice after the product is gone. */
  title: string
  referral?: number
}

export interface CartRecord {
  id: string
  /** The id of the account; '' for a guest. */
  owner: string
  lines: CartLine[]
  promo: string
  place: Place | null
  method: string
  notices: { kind: 'merged' | 'removed'; title: string; count: number }[]
  /** In ms of the server's clock. */
  modifiedAt: number
}

/** A line of an order, with the values at the time of the order. Amounts in minor units. */
export type OrderLine = {
  title: string
  contentType: string
  authors: string[]
  format: string
  quantity: number
  amount: number
}

/** A stored order. */
export interface OrderRecord {
  /** The idempotency key: a second submit with it gets this order. */
  key: string
  orderedAt: string
  orderStatus: 'COMPLETED' | 'CANCELLED'
  currency: string
  items: OrderLine[]
  subTotal: number
  discount: number
  tax: number
  shipping: number
  grandTotal: number
  address?: Address
  /** The code of the ordered subscription until it is activated; '' otherwise. */
  activation: string
}
