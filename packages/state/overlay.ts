import type { Environment, Off } from './environment.ts'

export interface OverlayRequest {
  /** Unique per element instance. */
  readonly id: string
  readonly kind: 'flyout' | 'modal'
  /** Called when another overlay takes the place, or when everything must close. */
  readonly close: () => void
}

/**
 * One flyout open at a time, one modal on top of it; a modal locks the page's scrolling. Focus is the
 * business of what opens: it knows where the focus was, and whether it may go back.
 */
export interface Overlays {
  /** Takes the place; the returned function gives it back. A modal closes the flyouts. */
  open(request: OverlayRequest): Off
  closeFlyouts(): void
  closeAll(): void
}

export const createOverlays = ({ page }: Pick<Environment, 'page'>): Overlays => {
  const held: Record<OverlayRequest['kind'], OverlayRequest | null> = { flyout: null, modal: null }
  let unlock: Off | null = null

  const give = (kind: OverlayRequest['kind'], request: OverlayRequest | null) => {
    held[kind] = request
    if (held.modal) unlock ??= page.lockScroll()
    else {
      unlock?.()
      unlock = null
    }
  }
  /** As `give`, from whoever has it: their own release then finds that they hold nothing. */
  const take = (kind: OverlayRequest['kind'], request: OverlayRequest | null = null) => {
    const former = held[kind]
    give(kind, request)
    former?.close()
  }

  return {
    open: (request) => {
      const { kind } = request
      if (kind === 'modal') take('flyout')
      take(kind, request)
      return () => {
        if (held[kind] === request) give(kind, null)
      }
    },
    closeFlyouts: () => take('flyout'),
    closeAll: () => {
      take('flyout')
      take('modal')
    },
  }
}
