/** Moves focus into a frame that the reader has opened, and back. */
export interface FrameFocus {
  /** Call before the frame loads: remembers the button that the reader has just pressed as its opener. */
  rememberOpener(): void
  /** Call when the frame has loaded: focuses it, unless the reader has moved focus meanwhile. */
  enter(frame: HTMLElement): void
  /** Call when the frame is finished: focuses the opener, unless the reader has moved focus elsewhere. */
  restore(): void
}

const textFields =
  'input:not([type=button],[type=submit],[type=checkbox],[type=radio]),textarea,select'

/** The focus handling for the frame inside an element. */
export const createFrameFocus = (element: HTMLElement): FrameFocus => {
  const { ownerDocument: page } = element
  let opener: HTMLElement | null = null
  const focused = (): HTMLElement | null => {
    let active = page?.activeElement ?? null
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active === page?.body ? null : (active as HTMLElement | null)
  }
  const isInside = () => page?.activeElement === element
  return {
    rememberOpener: () => {
      if (isInside()) return
      const active = focused()
      // Without a user gesture the page opens the frame by itself, and must not take focus.
      const gesture = page?.defaultView?.navigator?.userActivation?.isActive
      opener = gesture && active && !active.matches(textFields) ? active : null
    },
    enter: (frame) => {
      if (opener && focused() === opener) frame.focus()
    },
    restore: () => {
      if (opener?.isConnected && (isInside() || !focused())) opener.focus()
      opener = null
    },
  }
}
