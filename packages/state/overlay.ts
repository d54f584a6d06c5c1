import { atom, type ReadableAtom } from 'nanostores'
import type { Environment, Off } from './environment.ts'

/**
 * A flyout that is a tag of its own and stands once on the page: whoever opens it says what it hangs
 * on and what it is about. The tag is brought and its chunk fetched when the first one asks for it.
 */
export interface PanelRequest<A extends HTMLElement | null = HTMLElement> {
  readonly tag: `bindery-${string}`
  /** The element it hangs on; focus goes back there. null: it stands at the edge of the window. */
  readonly anchor: A
  /** What it is about: the attributes of the trigger, by property name, say. */
  readonly about: object
  /** Only the element of this id shows it: a page has opened one by name. */
  readonly owner?: string
}

export interface OverlayRequest {
  /** Unique per element instance. */
  readonly id: string
  readonly kind: 'flyout' | 'modal'
  /** Called when another overlay takes the place, or when everything must close. */
  readonly close: () => void
  /** For a flyout that is a tag of its own. */
  readonly panel?: PanelRequest<HTMLElement | null>
}

/**
 * One flyout open at a time, one modal on top of it; a modal locks the page's scrolling. Focus is the
 * business of what opens: it knows where the focus was, and whether it may go back.
 */
export interface Overlays {
  /** The flyout that is open. */
  readonly $flyout: ReadableAtom<OverlayRequest | null>
  /** The modal that is open. */
  readonly $modal: ReadableAtom<OverlayRequest | null>
  /** Takes the place; the returned function gives it back. A modal closes the flyouts. */
  open(request: OverlayRequest): Off
  closeFlyouts(): void
  closeAll(): void
}

/** The overlays of the page: one flyout, and one modal on top of it. */
export const createOverlays = ({ page }: Pick<Environment, 'page'>): Overlays => {
  const $flyout = atom<OverlayRequest | null>(null)
  const $modal = atom<OverlayRequest | null>(null)
  const held = { flyout: $flyout, modal: $modal }
  let unlock: Off | null = null

  const give = (kind: OverlayRequest['kind'], request: OverlayRequest | null) => {
    held[kind].set(request)
    if ($modal.value) unlock ??= page.lockScroll()
    else {
      unlock?.()
      unlock = null
    }
  }
  /** As `give`, from whoever has it: their own release then finds that they hold nothing. */
  const take = (kind: OverlayRequest['kind'], request: OverlayRequest | null = null) => {
    const former = held[kind].value
    give(kind, request)
    former?.close()
  }

  return {
    $flyout,
    $modal,
    open: (request) => {
      const { kind } = request
      if (kind === 'modal') take('flyout')
      take(kind, request)
      return () => {
        if (held[kind].value === request) give(kind, null)
      }
    },
    closeFlyouts: () => take('flyout'),
    closeAll: () => {
      take('flyout')
      take('modal')
    },
  }
}
