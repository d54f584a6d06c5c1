import { params } from '@bindery/state/phrases.ts'

/** The texts of the button that shares a list; overridden by `share-list-button.<key>`. */
export const shareListButtonMessages = { share: 'Share list', about: params('Share list: {list}') }
