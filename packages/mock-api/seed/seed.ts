import { addAccount, subscriberFields } from '../accounts.ts'
import { putFolder } from '../folders.ts'
import type { Server } from '../server.ts'
import { printOnly, seedReaders, seedSubscriptions } from './accounts.ts'
import { seedActivities } from './activities.ts'
import { seedAddresses } from './addresses.ts'
import { seedFolders } from './folders.ts'
import { seedOrders } from './orders.ts'
import { seedSaves } from './saves.ts'

/** Moves when the seed changes, so that a file from before gets the new one. */
const version = 7

const born = Date.UTC(2026, 0, 15, 9)

/**
 * Fills the store with the accounts of the surface description. Ids and dates are the same each
 * time; only the salt of the password differs.
 * @returns a function that empties the store and seeds it anew
 */
export const createSeed = (server: Server) => {
  const fill = (passwordHash: string) => {
    const fixed = (index: number) => ({
      id: String(1001 + index),
      guid: `00000000-0000-4000-8000-${String(1001 + index).padStart(12, '0')}`,
      passwordHash,
      createdAt: born,
      modifiedAt: born,
      lastVisitAt: born,
    })
    const subscribers = seedSubscriptions
      .filter(({ active, emailAddress }) => active && !printOnly.includes(emailAddress))
      .map((known) => ({ emailAddress: known.emailAddress, ...subscriberFields(known) }))
    for (const [index, fields] of [...seedReaders, ...subscribers].entries()) {
      const account = addAccount(server, { ...fixed(index), ...fields })
      for (const address of seedAddresses[fields.emailAddress] ?? []) {
        if (account) server.store.put('address', address.id, { ...address, owner: account.id })
      }
      for (const folder of seedFolders[fields.emailAddress] ?? []) {
        if (account) putFolder(server, account, folder)
      }
      if (account) seedSaves(server, account)
      if (account?.emailAddress === 'reader@example.com') {
        for (const [at, one] of seedActivities(account, server.content).entries()) {
          server.store.put('activity', `${account.id} ${at}`, one)
        }
        for (const [id, order] of Object.entries(seedOrders)) {
          server.store.put('order', id, { ...order, owner: account.id })
        }
      }
    }
    for (const [index, known] of seedSubscriptions.entries()) {
      server.store.put('subscription', String(index), known)
    }
    server.store.put('meta', 'seed', { version })
  }

  const reseed = async () => {
    const passwordHash = await server.seedHash
    server.store.clear()
    fill(passwordHash)
  }

  return {
    reseed,
    /** Seeds only a store that is empty or has an older seed. */
    async ensure() {
      if (server.store.get('meta', 'seed')?.version !== version) await reseed()
    },
  }
}
