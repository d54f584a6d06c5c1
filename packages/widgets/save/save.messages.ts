import { folderNameMessage, folderTakenMessage } from '@bindery/contract/folder-rule.ts'
import { count, params } from '@bindery/state/messages/phrases.ts'

/** The texts of the buttons. A page overrides them as `save.<key>`. */
export const saveMessages = {
  save: 'Save',
  saved: 'Saved',
  organize: 'Organize',
  /** Accessible names. They begin with the visible label. */
  saveNamed: params('Save “{title}”'),
  savedNamed: params('Saved “{title}”'),
  organizeNamed: params('Organize “{title}”'),
}

/** The texts of both flyouts. A page overrides them as `save-flyout.<key>`. */
export const saveFlyoutMessages = {
  saveTitle: 'Save to folders',
  organizeTitle: 'Organize',
  close: 'Close',
  folders: 'Folders',
  library: 'My Library',
  libraryWhy: 'Everything you save is here.',
  loading: 'Loading your folders…',
  noFolders: 'Your folders could not be loaded.',
  retry: 'Try again',
  filter: 'Find a folder',
  found: count({ one: '{count} folder found', other: '{count} folders found' }),
  more: count({ one: 'Show {count} more', other: 'Show {count} more' }),
  save: 'Save',
  update: 'Update folders',
  newFolder: 'New folder',
  remove: 'Remove from My Library',

  newTitle: 'New folder',
  name: 'Title',
  nameHint: 'Up to 30 English letters, numbers or spaces.',
  description: 'Description (optional)',
  saveNew: 'Save',
  cancel: 'Cancel',

  /** Spec content 8. */
  saved: 'Saved!',
  /** Spec content 5. */
  required: 'This field is required.',
  pattern: folderNameMessage,
  taken: folderTakenMessage,
}

export type SaveFlyoutWords = typeof saveFlyoutMessages
