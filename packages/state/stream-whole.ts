import type { Result } from './failure.ts'
import { later } from './later.ts'
import type { State } from './state.ts'
import type { FeedEntry, StreamQuery } from './stream.ts'

const verbs = later(() => import('./stream-verbs.ts'))

/** The longest page that is asked for. */
const longest = 100

/**
 * All of a stream, page after page, for what is done with the whole of it: an export. Nothing of it is
 * kept. When a page cannot be had there is no answer but that; one with nothing new is the last.
 */
export const readWhole = (
  { online }: Pick<State, 'online'>,
  query: StreamQuery,
): Promise<Result<{ entries: readonly FeedEntry[] }>> =>
  verbs(({ readPage }) =>
    online(async (tools) => {
      const entries = new Map<string, FeedEntry>()
      for (let number = 0; ; number += 1) {
        const answer = await readPage(tools, query, number, longest)
        if (!answer.ok) return answer
        const { entry, page } = answer.page
        const before = entries.size
        // What is saved meanwhile moves the pages: something may come twice.
        for (const one of entry) entries.set(one.id, one)
        const isOver = page.last || entries.size === before
        if (isOver) return { ok: true, entries: [...entries.values()] }
      }
    }),
  )
