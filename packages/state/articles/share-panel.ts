import type { FeedEntry } from '@bindery/contract/stream.ts'
import type { PanelRequest } from '../page/overlays.ts'

/** The input of the page's share-list flyout. */
export interface ShareListRequest {
  /** The name of the list. */
  readonly list: string | undefined
}

export const shareListTag = 'bindery-share-list-flyout'

/** The kind of the pending action that opens the flyout for this list after sign-in. */
export const shareListWish = (list: string): string => `share-list ${list}`

/** The request for the flyout from a button of another tag: `createTrigger(overlays, host, (anchor) => shareListPanel(anchor, …))`. */
export const shareListPanel = (anchor: HTMLElement, about: ShareListRequest): PanelRequest => ({
  tag: shareListTag,
  anchor,
  about,
})

/** The request for the flyout that shares an entry of a feed. */
export const shareEntryPanel = (
  anchor: HTMLElement,
  { title, summary, content, productLink }: FeedEntry,
): PanelRequest => ({
  tag: 'bindery-share-flyout',
  anchor,
  about: { itemUrl: content.src || productLink, itemTitle: title, summary, networks: [] },
})
