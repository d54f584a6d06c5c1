import { saveAccount } from './accounts.ts'
import type { Account } from './records.ts'
import type { MockContext, Server } from './server.ts'
import { openSession } from './sessions.ts'

/** Lets a reader in who has proved to be one: by password or passkey. */
export const admit = async (server: Server, c: MockContext, account: Account) => {
  const current = server.store.get('account', account.id) ?? account
  saveAccount(server, { ...current, lastVisitAt: server.clock.now() })
  await openSession(server, c, account.id)
  return { status: account.status }
}
