import type { PanelRequest } from '../page/overlays.ts'

export const miniCartTag = 'bindery-mini-cart-flyout'

/** Opens the mini-cart at an element: `overlays.open({ id, kind: 'flyout', close, panel: miniCartPanel(anchor) })`. */
export const miniCartPanel = (anchor: HTMLElement): PanelRequest => ({
  tag: miniCartTag,
  anchor,
  about: {},
})
