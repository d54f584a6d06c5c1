import { normalizePromoCode } from '@bindery/contract/cart-rule.ts'
import type { Promo } from './totals.ts'

/** A promo code and its conditions. Amounts in cents. */
export interface PromoCode {
  readonly code: string
  readonly description: string
  readonly promo: Promo
  /** The minimum price of the goods. */
  readonly minimum?: number
  /** The cart must contain a physical product. */
  readonly physicalOnly?: boolean
  /** ISO 8601. Left out: no end. */
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
  {
    code: 'FREESHIP',
    description: 'Free shipping',
    promo: { kind: 'shipping' },
    physicalOnly: true,
  },
  {
    code: 'SPRING2025',
    description: '15% off',
    promo: { kind: 'percentage', percent: 15 },
    until: '2025-06-30T23:59:59Z',
  },
]

/** Finds a promo code, ignoring case and spaces. */
export const findPromoCode = (code: string): PromoCode | undefined =>
  codes.find((one) => one.code === normalizePromoCode(code))
