import { saveAccount } from '../../accounts/accounts.ts'
import type { Account } from '../../core/records.ts'
import type { MockContext, Server } from '../../core/server.ts'
import { openSession } from '../../http/sessions.ts'
import { adoptCart } from '../../shop/cart-store.ts'

/** Signs the browser in to an account. The cart of the guest becomes the reader's. */
export const startSession = async (
  server: Server,
  c: MockContext,
  accountId: string,
): Promise<void> => {
  await adoptCart(server, c, accountId)
  await openSession(server, c, accountId)
}

/** Signs in a reader whose password or passkey was checked, and records the visit. */
export const admit = async (server: Server, c: MockContext, account: Account) => {
  const current = server.store.get('account', account.id) ?? account
  saveAccount(server, { ...current, lastVisitAt: server.clock.now() })
  await startSession(server, c, account.id)
  return { status: account.status }
}
