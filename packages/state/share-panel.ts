import type { PanelRequest } from './overlay.ts'

/** The list that the page's share-list flyout is to share. */
export interface ShareListRequest {
  /** Its name. */
  readonly list: string | undefined
}

export const shareListTag = 'bindery-share-list-flyout'

/** The kind of a wish to share this list: what opens the flyout for it does it, after signing in. */
export const shareListWish = (list: string): string => `share-list ${list}`

/** Opens that flyout from a button of another tag: `createTrigger(overlays, host, (anchor) => shareListPanel(anchor, …))`. */
export const shareListPanel = (anchor: HTMLElement, about: ShareListRequest): PanelRequest => ({
  tag: shareListTag,
  anchor,
  about,
})
