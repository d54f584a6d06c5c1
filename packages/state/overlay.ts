import { atom, type ReadableAtom } from 'nanostores'
import type { Environment, Off } from './environment.ts'

/** What had the focus before: an element. */
export interface Opener {
  readonly isConnected: boolean
  focus(): void
}

export interface OverlayRequest {
  /** Unique per element instance. */
  readonly id: string
  readonly kind: 'flyout' | 'modal'
  /** Called when another overlay takes the place, or when everything must close. */
  readonly close: () => void
  /** Gets the focus back at the end. */
  readonly opener?: Opener | null
}

export interface OverlayState {
  readonly flyout: string | null
  readonly modal: string | null
}

/** One flyout open at a time, one modal on top of it; a modal locks the page's scrolling. */
export interface Overlays {
  readonly $overlay: ReadableAtom<OverlayState>
  /**
   * Takes the place. The returned function gives it back; `focus: false` leaves the focus alone.
   * A modal closes the flyouts; one that replaces a modal inherits its opener.
   */
  open(request: OverlayRequest): (options?: { readonly focus?: boolean }) => void
  closeFlyouts(): void
  closeAll(): void
}

export const createOverlays = (environment: Environment): Overlays => {
  const $overlay = atom<OverlayState>({ flyout: null, modal: null })
  const held: Record<OverlayRequest['kind'], OverlayRequest | null> = { flyout: null, modal: null }
  let unlock: Off | null = null

  const show = () => {
    $overlay.set({ flyout: held.flyout?.id ?? null, modal: held.modal?.id ?? null })
    if (held.modal) unlock ??= environment.page.lockScroll()
    else {
      unlock?.()
      unlock = null
    }
  }
  /** Puts out what holds the place; its own release then finds that it holds nothing. */
  const clear = (kind: OverlayRequest['kind']) => {
    const former = held[kind]
    held[kind] = null
    former?.close()
    return former
  }

  return {
    $overlay,
    open: (request) => {
      if (request.kind === 'modal') clear('flyout')
      const former = clear(request.kind)
      const current =
        request.kind === 'modal' && former?.opener ? { ...request, opener: former.opener } : request
      held[request.kind] = current
      show()
      return ({ focus = true } = {}) => {
        if (held[request.kind] !== current) return
        held[request.kind] = null
        show()
        if (focus && current.opener?.isConnected) current.opener.focus()
      }
    },
    closeFlyouts: () => {
      clear('flyout')
      show()
    },
    closeAll: () => {
      clear('flyout')
      clear('modal')
      show()
    },
  }
}
