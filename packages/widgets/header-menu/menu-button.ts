/** The page's button or link in the slot `button`, if there is one. */
export const pageButton = (element: HTMLElement): HTMLElement | null =>
  element.querySelector(':scope>[slot=button]:is(a,button),:scope>[slot=button] :is(a,button)')

/** The button that opens and closes the menu: the page's, or the one in the shadow root. */
export const menuButton = (element: HTMLElement): HTMLElement | null =>
  pageButton(element) ?? element.shadowRoot?.querySelector('button') ?? null
