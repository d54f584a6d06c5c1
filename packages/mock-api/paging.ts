import { type Activity, isPaywalled } from './activities.ts'
import type { Server } from './server.ts'

/** The longest page. */
const most = 100

/** What a call says of the page it wants, as it came in the address. */
export interface Paging {
  /** From 0. */
  number: string
  size: string
}

/** Which entries that are. */
export const partOf = (input: Paging) => {
  const size = Math.min(Math.max(Number(input.size), 1), most)
  return { start: Number(input.number) * size, size }
}

/** The reply of a stream: a page of it, and where that stands. */
export const page = (
  server: Server,
  entry: Activity[],
  place: { last: boolean; total: number },
  type: string,
) => ({ entry, page: place, type, isPaywallEnabled: isPaywalled(server, entry) })

/** A page of entries that are all at hand. */
export const paged = (
  server: Server,
  entries: readonly Activity[],
  input: Paging,
  type: string,
) => {
  const { start, size } = partOf(input)
  const total = entries.length
  const part = entries.slice(start, start + size)
  return page(server, part, { last: start + size >= total, total }, type)
}
