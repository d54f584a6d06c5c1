import { toDecimal } from '@bindery/contract/money.ts'
import { saveAccount } from '../accounts/accounts.ts'
import type { Account } from '../core/records.ts'
import type { Server } from '../core/server.ts'
import { ordersOf } from './orders.ts'

const year = 365 * 24 * 60 * 60 * 1000

/** Activates the subscriptions that a reader has ordered, each of them once. */
export const activateOrders = (server: Server, account: Account): void => {
  const waiting = ordersOf(server, account).filter(({ value }) => value.activation !== '')
  if (waiting.length === 0) return
  const bought = waiting.map(({ id, value }) => {
    server.store.put('order', id, { ...value, activation: '' })
    const start = Date.parse(value.orderedAt)
    const day = (time: number) => new Date(time).toISOString()
    return {
      subscriptionSourceCode: 'CDS_US',
      subscriptionAccessPeriod: { startDate: day(start), expirationDate: day(start + year) },
      accountNumber: id,
      subscriptionStatus: 'ACTIVE',
      timesRenewed: 0,
      orderValue: Number(toDecimal(value.grandTotal, value.currency)),
      country: account.country,
      termTitle: '1 year',
      mostRecentPurchaseDate: value.orderedAt,
      firstPurchaseDate: value.orderedAt,
    }
  })
  saveAccount(server, {
    ...account,
    status: 'subscribers',
    // An existing tier is never lower.
    tiers: account.tiers.length > 0 ? account.tiers : ['GOOD'],
    subscriptions: [...account.subscriptions, ...bought],
  })
}
