import type { Environment } from '../environment/environment.ts'
import { findById } from '../environment/find-by-id.ts'
import { createOverlayHost, type HostedOverlay, type OverlayHost } from './overlay-host.ts'
import type { Overlays, PanelRequest } from './overlays.ts'

/** The attributes of every flyout that the page can open. */
export interface FlyoutAttributes {
  readonly open: boolean
  /** The id of its anchor. */
  readonly anchor: string | undefined
}

interface FlyoutPage {
  readonly environment: Pick<Environment, 'warn'>
  readonly overlays: Overlays
}

interface FlyoutHost<A> extends OverlayHost<A> {
  readonly element: HTMLElement
}

/**
 * A panel that is anchored to its trigger. If the page opens it, the anchor is the element that `anchor`
 * names; default: the previous element. If it cannot open, the console says why.
 * @param readAbout reads the panel's `about` from the attributes, or returns a console line that names the
 *   wrong attribute and what is allowed
 */
export const createFlyout = <A extends FlyoutAttributes>(
  { environment, overlays }: FlyoutPage,
  host: FlyoutHost<A>,
  tag: PanelRequest['tag'],
  readAbout: (attributes: A) => object | string,
): HostedOverlay =>
  createOverlayHost(overlays, host, tag, () => {
    const { element } = host
    const attributes = host.$attributes.get()
    const { anchor } = attributes
    const at = anchor
      ? findById(element, anchor)
      : (element.previousElementSibling as HTMLElement | null)
    const about = at
      ? readAbout(attributes)
      : `<${tag} anchor="${anchor ?? ''}">: allowed is the id of an element of the page.`
    if (at && typeof about === 'object') return { anchor: at, about }
    environment.warn(`${about} It stays closed.`)
    return null
  })
