import type { Account } from './records.ts'
import type { Server } from './server.ts'

const monthOf = (server: Server) => new Date(server.clock.now()).toISOString().slice(0, 7)

/** An article is its path: another query or hash is no other article. */
const pathOf = (url: string) => URL.parse(url, 'http://site.invalid')?.pathname ?? url

/**
 * A meter of articles: so many different ones in a calendar month (UTC). Subscribers read without
 * being counted.
 */
const createMeter = (kind: 'quota' | 'ascend', limit: number) => {
  const read = (server: Server, account: Account) => {
    const month = monthOf(server)
    const readings = server.store.list('reading', account.id)
    const count = readings.filter(({ value }) => value.meter === kind && value.month === month)
    return { limit, count: count.length, remaining: Math.max(0, limit - count.length) }
  }
  return {
    read,
    /** Whether an article was counted this month. */
    has: (server: Server, account: Account, path: string) =>
      server.store.get('reading', [account.id, kind, monthOf(server), path].join(' ')) !==
      undefined,
    /** Counts an article; `granted` is false when the meter was spent on others. */
    count(server: Server, account: Account, url: string) {
      const reading = { owner: account.id, meter: kind, month: monthOf(server), path: pathOf(url) }
      const id = Object.values(reading).join(' ')
      const granted =
        account.status === 'subscribers' ||
        server.store.get('reading', id) !== undefined ||
        (read(server, account).remaining > 0 && server.store.insert('reading', id, reading))
      return { ...read(server, account), granted }
    },
  }
}

export const quotaMeter = createMeter('quota', 4)
export const ascendMeter = createMeter('ascend', 3)
