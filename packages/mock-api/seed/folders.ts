import { giftFolderSlug } from '@bindery/contract/folder-rule.ts'
import type { FolderInput } from '../library/folders.ts'

/** Folders by the e-mail of their reader. Their ids are fixed, because seeded saved items name them. */
export const seedFolders: Readonly<Record<string, readonly FolderInput[]>> = {
  'reader@example.com': [
    { id: 'f-1001-1', name: 'Strategy 2026', description: 'What the offsite in March is about.' },
    { id: 'f-1001-2', name: 'Team reading' },
    { id: 'f-1001-3', name: giftFolderSlug, readOnly: true },
  ],
}
