import type { CartChange } from './cart.ts'

/** By line: the quantity that is on its way to the server; 0: it is being removed. */
export const savingIn = (changes: readonly CartChange[]): ReadonlyMap<string, number> => {
  const saving = new Map<string, number>()
  for (const change of changes) {
    if (change.act === 'change') saving.set(change.itemid, change.quantity)
    if (change.act === 'remove') saving.set(change.itemid, 0)
  }
  return saving
}
