import { atom, type ReadableAtom } from 'nanostores'
import type { CloseReason } from '../environment/overlay.events.ts'
import type { OverlayRequest, Overlays, PanelRequest } from './overlays.ts'

/** The state of a button that opens a flyout with its own tag. */
export interface Trigger {
  /** Whether its flyout is open or loading. */
  readonly $open: ReadableAtom<boolean>
  /** Opens the flyout at `anchor`, the button itself, or closes it. */
  toggle(anchor: HTMLElement): void
  destroy(): void
}

/**
 * The trigger's side of a trigger and its flyout. `createFlyout` is the other side.
 * @param panelAt the request to open when the button is pressed
 */
export const createTrigger = (
  overlays: Pick<Overlays, 'open'>,
  { id }: Pick<OverlayRequest, 'id'>,
  panelAt: (anchor: HTMLElement) => PanelRequest,
): Trigger => {
  const $open = atom(false)
  let release: ReturnType<Overlays['open']> | undefined
  const close = (reason?: CloseReason) => {
    release?.(reason)
    release = undefined
    $open.set(false)
  }
  return {
    $open,
    toggle: (anchor) => {
      if ($open.get()) return close('button')
      release = overlays.open({ id, kind: 'flyout', close, panel: panelAt(anchor) })
      $open.set(true)
    },
    destroy: close,
  }
}
