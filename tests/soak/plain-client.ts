/** A reader without a browser, whose connection breaks now and then. */
import { type Account, product } from './account.ts'
import type { Chance } from './chance.ts'
import type { Ledger } from './ledger.ts'

/** Sends a write that may be cut off while it is under way. @returns whether the server has confirmed it */
async function write(account: Account, chance: Chance, path: string, body: unknown) {
  const signal = chance.next() < 0.2 ? AbortSignal.timeout(1 + chance.below(20)) : undefined
  try {
    const answer = await account.call('POST', path, body, signal)
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** One step of the reader. */
export async function stepPlainly(account: Account, chance: Chance, ledger: Ledger): Promise<void> {
  if (chance.next() < 0.5) {
    const id = ledger.nextId()
    const item = { id, title: `Item ${id}`, url: `/${id}` }
    ledger.saved(id, await write(account, chance, '/api/user/saves', item))
  } else {
    const lines = [{ ...product, quantity: 1 }]
    ledger.added(await write(account, chance, '/api/shopping-cart/items', lines))
  }
}
