import { giftFolderSlug } from '@bindery/contract/folder-rule.ts'
import type { Account } from '../core/records.ts'
import type { Server } from '../core/server.ts'
import { type FolderInput, folderOf } from '../library/folders.ts'
import { addSaved, toSavedItem } from '../library/saved.ts'

/** Folders by the e-mail of their reader. The ids are fixed: `folders` below names them. */
export const seedFolders: Readonly<Record<string, readonly FolderInput[]>> = {
  'reader@example.com': [
    { id: 'f-1001-1', name: 'Strategy 2026', description: 'What the offsite in March is about.' },
    { id: 'f-1001-2', name: 'Team reading' },
    { id: 'f-1001-3', name: giftFolderSlug, readOnly: true },
  ],
}

/** The number of the site's latest items that a reader has saved, by e-mail. */
const counts: Readonly<Record<string, number>> = { 'reader@example.com': 14 }

/** Whether a folder contains an item, by the item's position among the latest. */
const folders: Readonly<Record<string, (at: number) => boolean>> = {
  'f-1001-1': (at) => at % 3 === 0,
  'f-1001-2': (at) => at % 4 === 1,
  'f-1001-3': (at) => at === 2,
}

/** Seeds the saved items of a reader. The site's latest item was saved last. */
export const seedSaves = (server: Server, account: Account): void => {
  const latest = server.content.slice(0, counts[account.emailAddress] ?? 0)
  for (const [at, content] of [...latest.entries()].reverse()) {
    const listIds = Object.entries(folders)
      .filter(([id, contains]) => contains(at) && folderOf(server, account, id))
      .map(([id]) => id)
    addSaved(server, account, toSavedItem(content), listIds)
  }
}
