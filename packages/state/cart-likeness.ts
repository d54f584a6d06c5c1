import type { Cart } from './cart.ts'

const members = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null

/** Two values that came of JSON say the same. */
const alike = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  const [mine, theirs] = [members(one), members(other)]
  if (!mine || !theirs || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(mine)
  return (
    names.length === Object.keys(theirs).length &&
    names.every((name) => name in theirs && alike(mine[name], theirs[name]))
  )
}

/**
 * A cart that was answered, with the very items of the one before where they say the same, and that cart
 * itself where all of it does: of 500 lines one is worked out and drawn anew.
 */
export const likeBefore = (cart: Cart, before: Cart): Cart => {
  const known = new Map(before.items.map((item) => [item.itemid, item]))
  const items = cart.items.map((item) => {
    const last = known.get(item.itemid)
    return last && alike(last, item) ? last : item
  })
  const next = { ...cart, items }
  return alike(before, next) ? before : next
}
