import { promoKey } from '@bindery/contract/cart-rule.ts'
import type { Promo } from '../totals.ts'

/** A promo code, and when it applies. Amounts in cents. */
export interface PromoCode {
  readonly code: string
  readonly description: string
  readonly promo: Promo
  /** The goods have to cost this much. */
  readonly minimum?: number
  /** Something has to be sent by post. */
  readonly posted?: boolean
  /** ISO 8601; left out: without end. */
  readonly until?: string
}

const codes: readonly PromoCode[] = [
  { code: 'WELCOME20', description: '20% off', promo: { kind: 'percentage', percent: 20 } },
  {
    code: 'TENOFF',
    description: '$10.00 off',
    promo: { kind: 'amount', amount: 1000 },
    minimum: 3000,
  },
  { code: 'FREESHIP', description: 'Free shipping', promo: { kind: 'shipping' }, posted: true },
  {
    code: 'SPRING2025',
    description: '15% off',
    promo: { kind: 'percentage', percent: 15 },
    until: '2025-06-30T23:59:59Z',
  },
]

/** However it is written. */
export const promoCodeOf = (code: string): PromoCode | undefined =>
  codes.find((one) => one.code === promoKey(code))
