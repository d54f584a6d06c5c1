/**
 * Some examples open as soon as they are drawn, and a modal takes the focus. A page in a frame can take it from the page
 * around it, so an editor with a keyboard would lose their place in the builder's form.
 */

const { focus } = HTMLElement.prototype
const { showModal } = HTMLDialogElement.prototype

/** Elements of this page take the focus only if it is in the page. */
export function keepFocusOutside(): void {
  HTMLElement.prototype.focus = function focusInside(options) {
    if (document.hasFocus()) focus.call(this, options)
  }
  HTMLDialogElement.prototype.showModal = function showInside() {
    const isOutside = !document.hasFocus()
    // The browser moves the focus into a dialog itself, but not into an inert one.
    if (isOutside) this.inert = true
    showModal.call(this)
    if (isOutside) this.inert = false
  }
}
