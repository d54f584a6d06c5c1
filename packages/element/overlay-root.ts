/**
 * The parent for overlays: the topmost open modal `<dialog>` of the page, else the body. While a modal
 * dialog is open, everything outside of it is inert.
 */
export const overlayRoot = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body
