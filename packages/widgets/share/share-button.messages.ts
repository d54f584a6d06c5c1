import { params } from '@bindery/state/phrases.ts'

/** The texts of the share button; overridden by `share-button.<key>`. */
export const shareButtonMessages = { share: 'Share', about: params('Share: {title}') }
