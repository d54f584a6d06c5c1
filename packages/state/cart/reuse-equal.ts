import { isEqualJson } from '../client/equal-json.ts'
import type { Cart } from './types.ts'

/**
 * Structural sharing: returns the new cart with equal items reused from the previous one, or the previous
 * cart if all is equal. So of 500 lines only the changed one renders again.
 */
export const reuseUnchanged = (cart: Cart, before: Cart): Cart => {
  const known = new Map(before.items.map((item) => [item.itemid, item]))
  const items = cart.items.map((item) => {
    const last = known.get(item.itemid)
    return last && isEqualJson(last, item) ? last : item
  })
  const next = { ...cart, items }
  return isEqualJson(before, next) ? before : next
}
