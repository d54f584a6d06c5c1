import type { Account, KnownSubscription } from '../core/records.ts'
import type { Server } from '../core/server.ts'

/** Normalizes an e-mail for comparison. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/** Finds an account by e-mail, ignoring case. */
export const accountByEmail = (server: Server, email: string): Account | undefined => {
  const username = server.store.get('username', emailKey(email))
  return username && server.store.get('account', username.accountId)
}

/**
 * The current time, or one second after the last change of any account, whichever is later. Last-Modified counts
 * whole seconds, and two accounts must never have the same value: a device that another reader has used would
 * take its cached profile for the current one.
 */
const nextModifiedAt = (server: Server): number =>
  Math.max(
    server.clock.now(),
    ...server.store.list('account').map(({ value }) => value.modifiedAt + 1000),
  )

/** Stores a changed account with a later Last-Modified. */
export const saveAccount = (server: Server, account: Account): void => {
  server.store.put('account', account.id, { ...account, modifiedAt: nextModifiedAt(server) })
}

/** The fields that a new account needs. The others start empty. */
export type NewAccount = Pick<Account, 'emailAddress' | 'passwordHash' | 'firstName' | 'lastName'> &
  Partial<Account>

/** Adds an account. Returns undefined if the e-mail is taken. */
export const addAccount = (server: Server, fields: NewAccount): Account | undefined => {
  const now = server.clock.now()
  const account: Account = {
    id: crypto.randomUUID(),
    guid: crypto.randomUUID(),
    status: 'registered',
    displayName: `${fields.firstName} ${fields.lastName}`.trim(),
    country: '',
    optIn: false,
    industry: '',
    jobTitle: '',
    companySize: '',
    tiers: [],
    subscriptions: [],
    createdAt: now,
    modifiedAt: nextModifiedAt(server),
    lastVisitAt: now,
    ...fields,
  }
  const username = { accountId: account.id }
  if (!server.store.insert('username', emailKey(account.emailAddress), username)) return undefined
  server.store.put('account', account.id, account)
  return account
}

/** Changes the e-mail of an account. Returns false if another account has it. */
export const changeUsername = (server: Server, account: Account, email: string): boolean => {
  const [from, to] = [emailKey(account.emailAddress), emailKey(email)]
  if (from === to) return true
  if (!server.store.insert('username', to, { accountId: account.id })) return false
  server.store.remove('username', from)
  return true
}

/** For a week an invalidated reset link is refused as used; later it counts as unknown. */
const resetMemoryMs = 7 * 24 * 60 * 60 * 1000

/** Invalidates every mailed reset link of an account. */
export const invalidateResets = (server: Server, accountId: string): void => {
  for (const { id, value } of server.store.list('reset', accountId)) {
    if (value.expiresAt + resetMemoryMs < server.clock.now()) server.store.remove('reset', id)
    else if (value.expiresAt > server.clock.now())
      server.store.put('reset', id, { ...value, invalidated: true })
  }
}

/**
 * The fields of an account that come from its subscriptions.
 * @param known the subscription that opens the account
 */
export const subscriberFields = (
  known: KnownSubscription,
  all: readonly KnownSubscription[] = [known],
) => ({
  status: 'subscribers' as const,
  firstName: known.firstName,
  lastName: known.lastName,
  country: known.country,
  tiers: [known.tier],
  subscriptions: all.map(({ details }) => details),
})
