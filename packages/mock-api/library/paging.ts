import type { Activity } from '../core/records.ts'
import type { Server } from '../core/server.ts'
import { isPaywalled } from './activities.ts'

const maxSize = 100

/** The requested page, as strings of the query. */
export interface Paging {
  /** From 0. */
  number: string
  size: string
}

/** The range of entries of a requested page. */
export const sliceOf = (input: Paging) => {
  const size = Math.min(Math.max(Number(input.size), 1), maxSize)
  return { start: Number(input.number) * size, size }
}

/** The reply of a stream: a page of entries and its position. */
export const streamPage = (
  server: Server,
  entry: Activity[],
  place: { last: boolean; total: number },
  type: string,
) => ({ entry, page: place, type, isPaywallEnabled: isPaywalled(server, entry) })

/** The reply for a page of a list that is completely in memory. */
export const pageOf = (
  server: Server,
  entries: readonly Activity[],
  input: Paging,
  type: string,
) => {
  const { start, size } = sliceOf(input)
  const total = entries.length
  const part = entries.slice(start, start + size)
  return streamPage(server, part, { last: start + size >= total, total }, type)
}
