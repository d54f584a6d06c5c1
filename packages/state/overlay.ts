import type { ReadableAtom } from 'nanostores'

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

/** One flyout open at a time, one modal on top of it; a modal locks the page's scrolling. */
export interface Overlays {
  readonly $overlay: ReadableAtom<{ readonly flyout: string | null; readonly modal: string | null }>
  /** Takes the place. The returned function gives it back; `focus: false` leaves the focus alone. */
  open(request: OverlayRequest): (options?: { readonly focus?: boolean }) => void
  closeFlyouts(): void
  closeAll(): void
}
