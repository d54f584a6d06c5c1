import { atom, type ReadableAtom } from 'nanostores'
import type { Environment, Off } from '../environment/environment.ts'
import type { CloseReason } from '../environment/overlay.events.ts'

/**
 * A request to open a flyout that has its own tag, once per page. The first request adds the element to the
 * page and loads its chunk.
 */
export interface PanelRequest<A extends HTMLElement | null = HTMLElement> {
  readonly tag: `bindery-${string}`
  /** The anchor; focus returns there. null: the flyout is at the edge of the window. */
  readonly anchor: A
  /** The flyout's input, such as the attributes of the trigger by property name. */
  readonly about: object
  /** Only the element with this id shows it: the page has opened that one. */
  readonly owner?: string
}

export interface OverlayRequest {
  /** Unique per element instance. */
  readonly id: string
  readonly kind: 'flyout' | 'modal'
  /** Called when another overlay replaces it, or when all overlays must close. */
  readonly close: (reason: CloseReason) => void
  /** For a flyout with its own tag. */
  readonly panel?: PanelRequest<HTMLElement | null>
}

/**
 * At most one flyout and one modal are open. A modal locks the page's scrolling. The overlay itself handles
 * focus: it knows where the focus was, and whether it may return.
 */
export interface Overlays {
  /** The flyout that is open. */
  readonly $flyout: ReadableAtom<OverlayRequest | null>
  /** The modal that is open. */
  readonly $modal: ReadableAtom<OverlayRequest | null>
  /** Opens an overlay in place of the current one. The returned function closes it. A modal closes flyouts. */
  open(request: OverlayRequest): (reason?: CloseReason) => void
  /** @param reason default: done */
  closeFlyouts(reason?: CloseReason): void
  closeAll(): void
  /** Why the last overlay closed, for listeners of `$flyout`. */
  closeReason(): CloseReason
}

/** Creates the overlays of the page. */
export const createOverlays = ({ page }: Pick<Environment, 'page'>): Overlays => {
  const $flyout = atom<OverlayRequest | null>(null)
  const $modal = atom<OverlayRequest | null>(null)
  const held = { flyout: $flyout, modal: $modal }
  let unlock: Off | null = null
  let closeReason: CloseReason

  const give = (
    kind: OverlayRequest['kind'],
    request: OverlayRequest | null,
    reason: CloseReason = 'done',
  ) => {
    closeReason = reason
    held[kind].set(request)
    if ($modal.value) unlock ??= page.lockScroll()
    else {
      unlock?.()
      unlock = null
    }
  }
  /** As `give`, but also closes the former overlay, whose own release then does nothing. */
  const take = (
    kind: OverlayRequest['kind'],
    reason?: CloseReason,
    request: OverlayRequest | null = null,
  ) => {
    const former = held[kind].value
    give(kind, request, reason)
    former?.close(closeReason)
  }

  return {
    $flyout,
    $modal,
    open: (request) => {
      const { kind } = request
      if (kind === 'modal') take('flyout', 'other-overlay')
      take(kind, 'other-overlay', request)
      return (reason) => {
        if (held[kind].value === request) give(kind, null, reason)
      }
    },
    closeFlyouts: (reason) => take('flyout', reason),
    closeAll: () => {
      take('flyout')
      take('modal')
    },
    closeReason: () => closeReason,
  }
}
