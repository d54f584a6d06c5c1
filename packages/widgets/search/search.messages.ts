import { count, params } from '@bindery/state/phrases.ts'

/** The texts of bindery-search; overridden by `search.<key>`. */
export const searchMessages = {
  /** The button in the header, the title of what it opens, and the button there. */
  search: 'Search',
  close: 'Close',
  /** The name of the field, and what stands in it where the page does not say. */
  field: 'Search the site',
  placeholder: 'Words, authors, topics',
  /** The name of the list, and of the groups in it. */
  suggestions: 'Suggestions',
  records: 'Titles',
  subjects: 'Subjects',
  more: params('More results for “{term}”'),
  /** Said when suggestions have come. */
  found: count({ one: '{count} suggestion', other: '{count} suggestions' }),
  none: params('No suggestions for “{term}”. Press Enter to search for it.'),
  failed: 'No suggestions can be had at the moment. Press Enter to search.',
  recent: 'Recent searches',
  remove: params('Remove “{term}”'),
  removed: params('“{term}” is removed.'),
  clear: 'Clear all',
  cleared: 'Your recent searches are removed.',
}

export type SearchWords = typeof searchMessages
