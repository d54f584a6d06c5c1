// Without Zod, so that widgets can import it. The widgets and the mock API apply the same cart rules (spec
// content 3 and 5).

import { isDigital, permission } from './product-rule.ts'

export { permission }

/** The currency of a cart that names none. */
export const defaultCurrency = 'USD'

/** The facts about a line that the rules depend on. */
export interface LineKind {
  /** SHIP, EBOOK, BUNDLE or another digital type. */
  readonly lineType: string
  /** 'Perm' for a permission to copy, or ''. */
  readonly type?: string
  /** True if the product has volume prices. */
  readonly isVolumePricingAvailable?: boolean
}

/** True for a line that is shipped: it costs postage and counts as a physical item. Permissions are not. */
export const isPhysical = ({ lineType, type = '' }: LineKind): boolean =>
  !isDigital(lineType.toUpperCase()) && type !== permission

/** The highest quantity of any line. The specification has no limit; this one is ours. */
export const maxLineQuantity = 999

/**
 * The highest quantity of a line. A digital product is bought once, unless it has volume prices.
 * Permissions are bought per copy.
 */
export const maxQuantity = (kind: LineKind): number =>
  isPhysical(kind) || kind.type === permission || kind.isVolumePricingAvailable
    ? maxLineQuantity
    : 1

/** Parses a typed quantity. Returns 0 for anything but a positive integer (spec accounts 5). */
export const parseQuantity = (text: string): number => {
  const quantity = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return Number.isSafeInteger(quantity) ? quantity : 0
}

/** True for a quantity that the line may have: an integer from 1 to `maxQuantity`. */
export const isQuantity = (quantity: number, kind: LineKind): boolean =>
  Number.isSafeInteger(quantity) && quantity > 0 && quantity <= maxQuantity(kind)

/** The most lines of a cart. */
export const maxCartLines = 1000

/** A promo code in its normal form. Case and white space do not count. */
export const normalizePromoCode = (code: string): string => code.replace(/\s+/g, '').toUpperCase()

/** True if a `maintenanceStatus` says that the store is closed: any value that does not mean "no". */
export const isUnderMaintenance = ({
  maintenanceStatus: said,
}: {
  maintenanceStatus?: unknown
}): boolean => !!said && !/^(off|ok|false|none)$/i.test(`${said}`)
