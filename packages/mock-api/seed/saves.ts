import { folderOf } from '../folders.ts'
import type { Account } from '../records.ts'
import { itemOf, putSaved } from '../saved.ts'
import type { Server } from '../server.ts'

/** How many of the latest of the site are saved, by the e-mail of the reader. */
const counts: Readonly<Record<string, number>> = { 'reader@example.com': 14 }

/** Into which folders, by the place of the item among the latest. */
const folders: Readonly<Record<string, (at: number) => boolean>> = {
  'f-1001-1': (at) => at % 3 === 0,
  'f-1001-2': (at) => at % 4 === 1,
  'f-1001-3': (at) => at === 2,
}

/** Saves for a reader of the seed what they have saved; the latest of the site was saved last. */
export const seedSaves = (server: Server, account: Account): void => {
  const latest = server.content.slice(0, counts[account.emailAddress] ?? 0)
  for (const [at, content] of [...latest.entries()].reverse()) {
    const listIds = Object.entries(folders)
      .filter(([id, lies]) => lies(at) && folderOf(server, account, id))
      .map(([id]) => id)
    putSaved(server, account, itemOf(content), listIds)
  }
}
