/**
 * The parent for overlays: the topmost open modal `<dialog>` of the page, else the body. While a modal
 * dialog is open, everything outside of it is inert.
 */
export const overlayRoot = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body

/** Modals of a page that take focus back when it leaves their subtree: Bootstrap, Foundation, jQuery UI, focus-trap. */
const pageModals = '[role=dialog],[role=alertdialog],[aria-modal=true],.modal'

/**
 * The parent for a flyout at an anchor: the page's modal around it, in which the page lets readers type, else
 * `overlayRoot()`. The flyout is in the top layer, so its parent neither clips nor moves it.
 */
export const flyoutRoot = (anchor: Element | null): HTMLElement => {
  const top = overlayRoot()
  let outermost = anchor
  for (let root = anchor?.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
    outermost = root.host
  const modal = outermost?.closest<HTMLElement>(pageModals)
  return modal && top.contains(modal) ? modal : top
}
