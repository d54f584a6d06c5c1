import { decimalOf } from '@bindery/contract/money.ts'
import { saveAccount } from './accounts.ts'
import { ordersOf } from './orders.ts'
import type { Account } from './records.ts'
import type { Server } from './server.ts'

const year = 365 * 24 * 60 * 60 * 1000

/** Opens the site to a reader who has ordered a subscription: once for each, however often it is asked. */
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
      orderValue: Number(decimalOf(value.grandTotal, value.currency)),
      country: account.country,
      termTitle: '1 year',
      mostRecentPurchaseDate: value.orderedAt,
      firstPurchaseDate: value.orderedAt,
    }
  })
  saveAccount(server, {
    ...account,
    status: 'subscribers',
    // Whoever has a higher tier keeps it.
    tiers: account.tiers.length > 0 ? account.tiers : ['GOOD'],
    subscriptions: [...account.subscriptions, ...bought],
  })
}
