import type { PanelRequest } from './overlay.ts'

/** What the page's help box is to show. */
export interface HelpRequest {
  /** By this it counts as seen; also the id of the page's element that holds the words. */
  readonly helpId: string
  /** Words of ours, for a hint that the page need not have written. */
  readonly title?: string
  readonly text?: string
  /** The reader has not asked for it: focus stays where it is. */
  readonly unasked?: boolean
}

export const helpTag = 'bindery-help-flyout'

/** Opens the help box: `overlays.open({ id, kind: 'flyout', close, panel: helpPanel(anchor, …) })`. */
export const helpPanel = (anchor: HTMLElement, about: HelpRequest): PanelRequest => ({
  tag: helpTag,
  anchor,
  about,
})
