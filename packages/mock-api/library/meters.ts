import type { Account } from '../core/records.ts'
import type { Server } from '../core/server.ts'

const monthOf = (server: Server) => new Date(server.clock.now()).toISOString().slice(0, 7)

/** The path identifies an article, without query and hash. */
const pathOf = (url: string) => URL.parse(url, 'http://site.invalid')?.pathname ?? url

/**
 * Creates a meter that grants a number of different articles per calendar month (UTC). Subscribers are not
 * counted.
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
    /** True if the meter has counted the article this month. */
    has: (server: Server, account: Account, path: string) =>
      server.store.get('reading', [account.id, kind, monthOf(server), path].join(' ')) !==
      undefined,
    /**
     * Counts an article, if it is metered, and records it in the reader's history. `granted` is false if the
     * limit is reached.
     */
    count(server: Server, account: Account, url: string) {
      const path = pathOf(url)
      const item = server.content.find((one) => pathOf(one.url) === path)
      const metered = account.status !== 'subscribers' && (!item || item.metered === true)
      const meter = metered ? kind : ('none' as const)
      const reading = { owner: account.id, meter, month: monthOf(server), path }
      const id = Object.values(reading).join(' ')
      const granted =
        !metered ||
        server.store.get('reading', id) !== undefined ||
        read(server, account).remaining > 0
      if (granted && (metered || item)) server.store.insert('reading', id, reading)
      return { ...read(server, account), granted }
    },
  }
}

export const quotaMeter = createMeter('quota', 4)
export const ascendMeter = createMeter('ascend', 3)
