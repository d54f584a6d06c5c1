import { byId } from '@bindery/element/by-id.ts'
import type { Host } from '@bindery/element/host.ts'
import type { PanelRequest } from '@bindery/state/overlay.ts'
import { createPanel, type Panel } from '@bindery/state/panel.ts'
import type { State } from '@bindery/state/state.ts'

/** The attributes of a flyout that a page opens itself. */
export interface PanelAttributes {
  readonly open: boolean
  readonly anchor: string | undefined
}

/**
 * A flyout about its trigger's attributes; opened by the page, about its own.
 * @param lacks what else has to be there, in words; null when all is
 */
export const createSharePanel = <A extends PanelAttributes>(
  { environment, overlays }: Pick<State, 'environment' | 'overlays'>,
  host: Host<A>,
  tag: PanelRequest['tag'],
  lacks: (attributes: A) => string | null = () => null,
): Panel =>
  createPanel(overlays, host, tag, () => {
    const about = host.$attributes.get()
    const { anchor } = about
    const at = anchor
      ? byId(host.element, anchor)
      : (host.element.previousElementSibling as HTMLElement | null)
    const mistake = at
      ? lacks(about)
      : `anchor="${anchor ?? ''}": allowed is the id of an element of the page`
    if (!mistake && at) return { anchor: at, about }
    environment.warn(`<${tag}> stays closed: ${mistake}.`)
    return null
  })
