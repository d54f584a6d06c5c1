import { addAccount, subscriberFields } from '../accounts/accounts.ts'
import type { Server } from '../core/server.ts'
import { saveFolder } from '../library/folders.ts'
import { printOnly, seedReaders, seedSubscriptions } from './accounts.ts'
import { seedActivities } from './activities.ts'
import { seedAddresses } from './addresses.ts'
import { seedOrders } from './orders.ts'
import { seedFolders, seedSaves } from './saves.ts'

/** Raise it with every change of the seed or of a record, so that an older file is seeded again. */
const version = 8

const createdAt = Date.UTC(2026, 0, 15, 9)

/**
 * Seeds the store with the accounts of the surface description. Ids and dates are always the same; only the salt
 * of the password differs.
 */
export const createSeed = (server: Server) => {
  const fill = (passwordHash: string) => {
    const fixed = (index: number) => ({
      id: String(1001 + index),
      guid: `00000000-0000-4000-8000-${String(1001 + index).padStart(12, '0')}`,
      passwordHash,
      createdAt,
      modifiedAt: createdAt,
      lastVisitAt: createdAt,
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
        if (account) saveFolder(server, account, folder)
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
    server.store.batch(() => {
      server.store.clear()
      fill(passwordHash)
    })
  }

  return {
    reseed,
    /** Seeds the store if it is empty or has an older seed. */
    async ensure() {
      if (server.store.get('meta', 'seed')?.version !== version) await reseed()
    },
  }
}
