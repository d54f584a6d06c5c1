/** A reader without a browser, whose connection breaks now and then. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Account } from './account.ts'
import { type Actor, ownedQuietly } from './actor.ts'
import type { Chance } from './chance.ts'
import { createLedger } from './ledger.ts'
import type { Schedule } from './schedule.ts'

export async function openPlainClient(account: Account, schedule: Schedule): Promise<Actor> {
  const ledger = createLedger(account.person.email, await account.owned())
  /** Sends a write that may be cut off while it is under way. @returns whether the server has confirmed it */
  const write = async (chance: Chance, method: string, path: string, body?: unknown) => {
    const cutMs = chance.next() < 0.2 ? chance.below(5) : null
    if (cutMs !== null) schedule.note(`${method} ${path}: the client hangs up after ${cutMs} ms`)
    try {
      // Without a delay the write is never sent.
      const signal = cutMs ? AbortSignal.timeout(cutMs) : AbortSignal.abort()
      const answer = await account.call(method, path, body, cutMs === null ? undefined : signal)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}`)
      return true
    } catch (error) {
      if (cutMs === null) throw error
      return false
    }
  }
  const act = async (chance: Chance) => {
    const which = chance.below(10)
    const [first, ...more] = ledger.ownSaved()
    if (which < 4) {
      const id = ledger.nextId()
      const item = { id, title: `Item ${id}`, url: `/${id}` }
      ledger.saved(id, await write(chance, 'POST', '/service/saved', item))
    } else if (which < 7 && first) {
      const id = chance.pick([first, ...more])
      ledger.discarded(id, await write(chance, 'DELETE', `/api/user/saves?id=${id}`))
    } else {
      const lines = [{ ...account.person.product, quantity: 1 }]
      ledger.added(await write(chance, 'POST', '/api/shopping-cart/items', lines))
    }
  }
  return {
    step: async () => {
      const chance = schedule.chance('act')
      // A reader who thinks, so that the browsers get their turn.
      await wait(20 + chance.below(100))
      await act(chance)
      const isQuiet = schedule.chance('quiet').next() < 0.1
      ledger.check(await (isQuiet ? ownedQuietly(account) : account.owned()), isQuiet)
    },
    end: async () => {
      ledger.check(await ownedQuietly(account), true)
      return [`${account.person.email}: ${ledger.told()}`]
    },
    close: async () => {},
  }
}
