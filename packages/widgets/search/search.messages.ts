import { count, params } from '@bindery/state/messages/phrases.ts'

/** The texts of bindery-search; overridden by `search.<key>`. */
export const searchMessages = {
  /** The button in the header, the title of the overlay, and its submit button. */
  search: 'Search',
  close: 'Close',
  /** The label of the field, and its placeholder if the page sets none. */
  field: 'Search the site',
  placeholder: 'Words, authors, topics',
  /** The labels of the list and of its groups. */
  suggestions: 'Suggestions',
  records: 'Titles',
  subjects: 'Subjects',
  more: params('More results for “{term}”'),
  /** Announced when suggestions have loaded. */
  found: count({ one: '{count} suggestion', other: '{count} suggestions' }),
  none: params('No suggestions for “{term}”. Press Enter to search for it.'),
  failed: 'Suggestions are not available right now. Press Enter to search.',
  recent: 'Recent searches',
  remove: params('Remove “{term}”'),
  removed: params('“{term}” is removed.'),
  clear: 'Clear all',
  cleared: 'Your recent searches are removed.',
}

export type SearchWords = typeof searchMessages
