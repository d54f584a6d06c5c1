import { count, params } from '@bindery/state/messages/phrases.ts'
import { maintenance } from '@bindery/state/orders/order.messages.ts'

/** The texts of bindery-stream; overridden by `stream.<key>`. */
export const streamMessages = {
  more: 'Load more items',
  previous: 'Previous',
  next: 'Next',
  /** The label of the pagination, and of a number in it. */
  pages: 'Pages',
  page: params('Page {page}'),
  /** Announced when another page has loaded. */
  arrived: params('Page {page} is shown'),
  arrivedOf: params('Page {page} of {pages} is shown'),
  /** Announced when more entries have loaded. */
  added: count({ one: '{count} more', other: '{count} more' }),
  addedOf: params('{added}, {shown} of {total}'),
  shown: params('{shown} of {total}'),
  /** The number of results for a form's query. Shown and announced. */
  results: count({ one: '{count} result', other: '{count} results' }),
  further: 'More on the next page',
  loading: 'Loading…',
  retry: 'Try again',
  guest: 'Sign in to see your list.',
  signIn: 'Sign In',
  coming: 'Coming soon',
  cancelled: 'Cancelled',
  purchased: 'Purchased',
  items: count({ one: '{count} item', other: '{count} items' }),
  /** Below the first five lines of an order. */
  moreLines: count({ one: 'and {count} more', other: 'and {count} more' }),
  sharedWith: params('Shared with {names}'),
  sharedOn: params('Shared via {provider}'),
  download: params('Download {format}'),
  downloadNamed: params('Download {format} of {title}'),
  save: 'Save',
  saved: 'Saved',
  move: 'Move',
  discard: 'Discard',
  share: 'Share',
  /** The label of an entry's button, for screen readers: it names the entry. */
  about: params('{verb} “{title}”'),
  emptyTitle: 'Nothing here yet',
  empty: 'As soon as something appears, it is listed here.',
  emptySearchTitle: 'Nothing found',
  emptySearch: 'Try other words, or fewer of them.',
  emptySavesTitle: 'Welcome to My Library',
  emptySaves: 'What you save is listed here.',
  emptyHistoryTitle: 'No activity yet',
  emptyHistory: 'What you read, watch, share and order is listed here.',
  maintenanceTitle: 'Orders cannot be shown right now',
  maintenance,
  emptyFollowingTitle: 'Nothing new yet',
  emptyFollowing: 'As soon as there is something new on what you follow, it appears here.',
}

export type StreamWords = typeof streamMessages
