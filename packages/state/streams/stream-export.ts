import type { Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'
import type { FeedEntry, StreamQuery } from './stream.ts'
import { longestPage, readPage } from './stream-pages.ts'

/**
 * Reads a whole stream, page by page, for an export. Stores nothing. Returns the failure of the first page
 * that cannot be read. Stops at a page without new entries, and when `signal` aborts.
 */
export const readWhole = async (
  page: Pick<Core, 'environment' | 'server'>,
  query: StreamQuery,
  signal: AbortSignal,
): Promise<Result<{ entries: readonly FeedEntry[] }>> => {
  const entries = new Map<string, FeedEntry>()
  for (let number = 0; ; number += 1) {
    const answer = await readPage(page, query, number, longestPage, signal)
    if (!answer.ok) return answer
    const { entry, page: paging } = answer.page
    const before = entries.size
    // Items saved meanwhile shift the pages, so an entry may appear twice.
    for (const one of entry) entries.set(one.id, one)
    if (paging.last || entries.size === before) return { ok: true, entries: [...entries.values()] }
  }
}
