import type { PanelRequest } from './overlays.ts'

/** What the page's help box shows. */
export interface HelpRequest {
  /** The id under which it counts as seen, and the id of the page's element with the text. */
  readonly helpId: string
  /** The kit's own text, for a hint without an element in the page. */
  readonly title?: string
  readonly text?: string
  /** The box opens without an action of the reader, so focus stays where it is. */
  readonly unasked?: boolean
}

export const helpTag = 'bindery-help-flyout'

/** Opens the help box: `overlays.open({ id, kind: 'flyout', close, panel: helpPanel(anchor, …) })`. */
export const helpPanel = (anchor: HTMLElement, about: HelpRequest): PanelRequest => ({
  tag: helpTag,
  anchor,
  about,
})
