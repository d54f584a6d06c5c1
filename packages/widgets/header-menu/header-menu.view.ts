import type { ViewHost } from '@bindery/element/host.ts'
import { placeBelow } from '@bindery/ui/place-below.ts'
import { html, nothing, type TemplateResult } from 'lit/html.js'
import { buttonOf, ownButton } from './header-menu.button.ts'
import type { HeaderMenuView } from './header-menu.model.ts'

/** A button and the panel it discloses, both of the page's own HTML. */
export const headerMenu = (view: HeaderMenuView, { element }: ViewHost): TemplateResult => {
  const { label, words, open, toggle, changed } = view
  const own = ownButton(element)
  // After the drawing: then the button and the panel stand.
  queueMicrotask(() => {
    const panel = element.shadowRoot?.querySelector<HTMLElement>('[popover]')
    const trigger = buttonOf(element)
    if (!panel || !trigger) return
    trigger.ariaExpanded = `${open}`
    if (own && label) own.ariaLabel = label
    if (own?.localName === 'a') own.role = 'button'
    panel.togglePopover?.(open)
    if (open) placeBelow(trigger, panel)
  })
  const press = (event: MouseEvent) => {
    // A click beside the page's button does nothing, and one for a new tab follows the link.
    if (own && (event.ctrlKey || event.metaKey || !event.composedPath().includes(own))) return
    event.preventDefault()
    // WebKit lets Tab go on from what was pressed in the button, and that leads back to the button.
    if (own && event.detail) {
      own.blur()
      own.focus()
    }
    // The second click of a double one is not meant to close what the first has opened.
    if (event.detail < 2) toggle()
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !own || own.matches('button')) return
    event.preventDefault()
    own.click()
  }
  const slot = html`<slot name="button" @slotchange=${changed}>${label ?? words}</slot>`
  return html`
    <div class="bindery-flyout">
      <div class="trigger" @click=${press} @keydown=${keys}>${
        own
          ? slot
          : html`<button class="bindery-button" part="button" type="button" aria-label=${label ?? nothing}>${slot}</button>`
      }</div>
      <div class="bindery-panel" part="panel" popover="manual"><slot name="panel"></slot></div>
    </div>`
}
