import { byId } from './by-id.ts'
import type { PanelRequest } from './overlay.ts'
import { createPanel, type Panel, type PanelHost } from './panel.ts'
import type { State } from './state.ts'

/** What each flyout has, for a page that opens it itself. */
export interface FlyoutAttributes {
  readonly open: boolean
  /** The id of what it hangs on. */
  readonly anchor: string | undefined
}

interface FlyoutHost<A> extends PanelHost<A> {
  readonly element: HTMLElement
}

/**
 * A panel that hangs on its trigger, or, when the page opens it, on what `anchor` names: by default the
 * element before it. Where it has to stay closed, the console says why.
 * @param wanted what it is about, by its attributes; or a line for the console: which of them is wrong, and
 * what is allowed
 */
export const createFlyout = <A extends FlyoutAttributes>(
  { environment, overlays }: Pick<State, 'environment' | 'overlays'>,
  host: FlyoutHost<A>,
  tag: PanelRequest['tag'],
  wanted: (attributes: A) => object | string,
): Panel =>
  createPanel(overlays, host, tag, () => {
    const { element } = host
    const attributes = host.$attributes.get()
    const { anchor } = attributes
    const at = anchor
      ? byId(element, anchor)
      : (element.previousElementSibling as HTMLElement | null)
    const about = at
      ? wanted(attributes)
      : `<${tag} anchor="${anchor ?? ''}">: allowed is the id of an element of the page.`
    if (at && typeof about === 'object') return { anchor: at, about }
    environment.warn(`${about} It stays closed.`)
    return null
  })
