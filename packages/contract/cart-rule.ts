// Plain, no schema: the kit and the mock server judge a cart by the same rules (spec content 3 and 5).

import { isDigital, permission } from './product-rule.ts'

export { permission }

/** The currency where a cart names none. */
export const defaultCurrency = 'USD'

/** What a rule wants to know of a line. */
export interface CartKind {
  /** SHIP, EBOOK, BUNDLE or another digital one. */
  readonly lineType: string
  /** 'Perm', or ''. */
  readonly type?: string
  /** It has volume prices. */
  readonly isVolumePricingAvailable?: boolean
}

/** Sent by post: it has postage, and counts as a physical item. A permission is a piece of paper at most. */
export const isPhysical = ({ lineType, type = '' }: CartKind): boolean =>
  !isDigital(lineType.toUpperCase()) && type !== permission

/** The most of a line that is sold at once: ours, the specification names none. */
export const mostOfLine = 999

/**
 * The highest quantity that a line may have. What is digital is there once it is there: its quantity
 * cannot be stepped up when it is above 0. Permissions are counted by the copy, and what has volume
 * prices is.
 */
export const mostOf = (kind: CartKind): number =>
  isPhysical(kind) || kind.type === permission || kind.isVolumePricingAvailable ? mostOfLine : 1

/** A quantity as a reader has typed it: a positive integer (spec accounts 5); 0 when it is none. */
export const quantityOf = (text: string): number => {
  const quantity = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return Number.isSafeInteger(quantity) ? quantity : 0
}

/** A quantity that a line may have: a whole number above 0, and at most `mostOf`. */
export const isQuantity = (quantity: number, kind: CartKind): boolean =>
  Number.isSafeInteger(quantity) && quantity > 0 && quantity <= mostOf(kind)

/** Lines that a cart may have. */
export const mostLines = 1000

/** How a promo code is written down: case and spaces do not count. */
export const promoKey = (code: string): string => code.replace(/\s+/g, '').toUpperCase()

/** A cart says so while the store is being looked after: anything that does not read as no. */
export const isMaintained = ({
  maintenanceStatus: said,
}: {
  maintenanceStatus?: unknown
}): boolean => !!said && !/^(off|ok|false|none)$/i.test(`${said}`)
