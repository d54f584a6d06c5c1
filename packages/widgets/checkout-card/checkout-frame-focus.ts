/** Hands focus to a frame that a reader has opened, and gives it back. */
export interface Handover {
  /** The frame is about to be loaded: whoever pressed something for it, just now, is its opener. */
  opening(): void
  /** It can be used: focus goes there, unless the reader has gone elsewhere meanwhile. */
  arrive(frame: HTMLElement): void
  /** It is done with: focus goes back to the opener, unless the reader has gone elsewhere. */
  back(): void
}

const typing = 'input:not([type=button],[type=submit],[type=checkbox],[type=radio]),textarea,select'

/** Moves focus between the page and one frame in it. */
export const createHandover = (element: HTMLElement): Handover => {
  const { ownerDocument: page } = element
  let opener: HTMLElement | null = null
  const focused = (): HTMLElement | null => {
    let active = page?.activeElement ?? null
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active === page?.body ? null : (active as HTMLElement | null)
  }
  const inside = () => page?.activeElement === element
  return {
    opening: () => {
      if (inside()) return
      const now = focused()
      // A page that brings its frame by itself takes nobody's focus away.
      const pressed = page?.defaultView?.navigator.userActivation?.isActive
      opener = pressed && now && !now.matches(typing) ? now : null
    },
    arrive: (frame) => {
      if (opener && focused() === opener) frame.focus()
    },
    back: () => {
      if (opener?.isConnected && (inside() || !focused())) opener.focus()
      opener = null
    },
  }
}
