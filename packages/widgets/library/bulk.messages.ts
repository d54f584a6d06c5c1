import { count, params } from '@bindery/state/phrases.ts'

/** The texts of the flyouts for several items of My Library; overridden by `bulk.<key>`. */
export const bulkMessages = {
  organizeTitle: count({ one: 'Move {count} item', other: 'Move {count} items' }),
  organizeLead: 'Choose one or more folders.',
  organizeAll: 'My Library',
  organizeAllReason: 'What you save is always in My Library.',
  organizeLeave: params('Take out of “{name}”'),
  organizeNone: 'There is no other folder yet. Make one in My Library first.',
  organizeSave: 'Add to folders',
  organizeFirst: 'Please choose a folder.',
  discardTitle: count({ one: 'Discard {count} item?', other: 'Discard {count} items?' }),
  discardLead: 'What is discarded leaves My Library and every folder it is in.',
  discardYes: 'Discard',
  discardNo: 'Keep',
  unsorted: 'They are back where they were.',
  restored: params('{count} item(s) are back in My Library'),
  found: count({ one: '{count} folder found', other: '{count} folders found' }),
  moreFolders: count({ one: 'Show {count} more', other: 'Show {count} more' }),
  findFolder: 'Find a folder',
  loading: 'Loading …',
  retry: 'Try again',
  close: 'Close',
}

export type BulkWords = typeof bulkMessages
