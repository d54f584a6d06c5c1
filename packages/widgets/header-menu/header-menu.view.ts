import type { ViewHost } from '@bindery/element/host.ts'
import { positionBelowUnlessAnchored } from '@bindery/ui/panel/position-below.ts'
import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { HeaderMenuView } from './header-menu.model.ts'
import { menuButton, pageButton } from './menu-button.ts'

/** A button and its panel, both with the page's own HTML. */
export const headerMenu = (view: HeaderMenuView, { element }: ViewHost): TemplateResult => {
  const { label, words, open, toggle, onSlotChange } = view
  const own = pageButton(element)
  // In a microtask, when Lit has rendered the button and the panel.
  queueMicrotask(() => {
    const panel = element.shadowRoot?.querySelector<HTMLElement>('[popover]')
    const trigger = menuButton(element)
    if (!panel || !trigger) return
    trigger.ariaExpanded = `${open}`
    if (own && label) own.ariaLabel = label
    if (own?.localName === 'a') own.role = 'button'
    panel.togglePopover?.(open)
    if (open) positionBelowUnlessAnchored(trigger, panel)
  })
  const onClick = (event: MouseEvent) => {
    // A click beside the page's button does nothing. A click for a new tab follows the link.
    if (own && (event.ctrlKey || event.metaKey || !event.composedPath().includes(own))) return
    event.preventDefault()
    // WebKit continues Tab from the pressed child of the button, which would lead back to the button.
    if (own && event.detail) {
      own.blur()
      own.focus()
    }
    // Ignores the second click of a double click, which would close the menu again.
    if (event.detail < 2) toggle()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !own || own.matches('button')) return
    event.preventDefault()
    own.click()
  }
  const slot = html`<slot name="button" @slotchange=${onSlotChange}>${label ?? words}</slot>`
  return html`
    <div class="bindery-flyout">
      <div class="trigger" @click=${onClick} @keydown=${onKeyDown}>${
        own
          ? slot
          : html`<button class="bindery-button" part="button" type="button" aria-label=${label ?? nothing}>${slot}</button>`
      }</div>
      <div class="bindery-panel" part="panel" popover="manual"><slot name="panel"></slot></div>
    </div>`
}
