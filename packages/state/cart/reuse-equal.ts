import type { Cart } from './types.ts'

const members = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null

/** Whether two JSON values are deeply equal. */
const isEqualJson = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  const [mine, theirs] = [members(one), members(other)]
  if (!mine || !theirs || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(mine)
  return (
    names.length === Object.keys(theirs).length &&
    names.every((name) => name in theirs && isEqualJson(mine[name], theirs[name]))
  )
}

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
