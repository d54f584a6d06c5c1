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
 * The cart of an answer, reusing the objects of the cart before: its items where they are equal, the whole
 * cart where all of it is. So of 500 lines only the one that changed is worked out and drawn again.
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
