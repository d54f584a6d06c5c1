import type { Account, KnownSubscription } from './records.ts'
import type { Server } from './server.ts'

/** The form in which an e-mail is compared. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/** The account of an e-mail, in whatever case it is written; undefined when there is none. */
export const accountByEmail = (server: Server, email: string): Account | undefined => {
  const username = server.store.get('username', emailKey(email))
  return username && server.store.get('account', username.accountId)
}

/**
 * Now, or later: by a whole second at least after any account was changed. Last-Modified has no finer
 * hand, and whoever reads on somebody else's device must not be taken for them by what it has kept.
 */
const laterThanAll = (server: Server): number =>
  Math.max(
    server.clock.now(),
    ...server.store.list('account').map(({ value }) => value.modifiedAt + 1000),
  )

/** Stores a changed account and moves its Last-Modified on. */
export const saveAccount = (server: Server, account: Account): void => {
  server.store.put('account', account.id, { ...account, modifiedAt: laterThanAll(server) })
}

/** What a new account needs; the rest starts blank. */
export type NewAccount = Pick<Account, 'emailAddress' | 'passwordHash' | 'firstName' | 'lastName'> &
  Partial<Account>

/** Adds an account; undefined when its e-mail is taken. */
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
    modifiedAt: laterThanAll(server),
    lastVisitAt: now,
    ...fields,
  }
  const username = { accountId: account.id }
  if (!server.store.insert('username', emailKey(account.emailAddress), username)) return undefined
  server.store.put('account', account.id, account)
  return account
}

/** Gives the account another e-mail; false when that is taken by somebody else. */
export const moveUsername = (server: Server, account: Account, email: string): boolean => {
  const [from, to] = [emailKey(account.emailAddress), emailKey(email)]
  if (from === to) return true
  if (!server.store.insert('username', to, { accountId: account.id })) return false
  server.store.remove('username', from)
  return true
}

/** How long it is remembered of a link that it once worked: a week. */
const memory = 7 * 24 * 60 * 60 * 1000

/** Ends every mailed link to reset the account's password. That there was one is known for a while. */
export const endResets = (server: Server, accountId: string): void => {
  for (const { id, value } of server.store.list('reset', accountId)) {
    if (value.expiresAt + memory < server.clock.now()) server.store.remove('reset', id)
    else if (value.expiresAt > server.clock.now())
      server.store.put('reset', id, { ...value, over: true })
  }
}

/**
 * The fields of an account that come from its subscriptions.
 * @param known the one that counts
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
