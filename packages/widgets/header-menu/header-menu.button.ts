/** What the page has put into the slot `button`, as far as that is a button or a link itself. */
export const ownButton = (element: HTMLElement): HTMLElement | null =>
  element.querySelector(':scope>[slot=button]:is(a,button),:scope>[slot=button] :is(a,button)')

/** What opens and closes the menu: the page's own button, or ours. */
export const buttonOf = (element: HTMLElement): HTMLElement | null =>
  ownButton(element) ?? element.shadowRoot?.querySelector('button') ?? null
