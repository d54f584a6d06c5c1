import type { CartAnswer, CartChange } from './cart.ts'

/** A change that waits for its turn, or is on its way. */
export interface Turn {
  change: CartChange
  started: boolean
  readonly answer: CartAnswer
}

export const isSame = (one: CartChange, other: CartChange): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** By line: the quantity that is on its way to the server; 0: it is being removed. */
export const savingIn = (turns: readonly Turn[]): ReadonlyMap<string, number> => {
  const saving = new Map<string, number>()
  for (const { change } of turns) {
    if (change.act === 'change') saving.set(change.itemid, change.quantity)
    if (change.act === 'remove') saving.set(change.itemid, 0)
  }
  return saving
}
