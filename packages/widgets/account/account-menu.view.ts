import type { ViewHost } from '@bindery/element/host.ts'
import { positionBelowUnlessAnchored } from '@bindery/ui/panel/position-below.ts'
import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { AccountView } from './account-menu.model.ts'

type Known = Extract<AccountView, { reader: 'known' }>

type Guest = Extract<AccountView, { reader: 'guest' }>

/** Calls `onClosed` once the panel is closed: a panel that the page moves in the document closes without an event. */
const watchClosed = (panel: HTMLElement, onClosed: () => void) => {
  const size = new ResizeObserver(() => {
    if (panel.matches(':popover-open')) return
    size.disconnect()
    onClosed()
  })
  size.observe(panel)
}

const noticeBox = ({ words, notice, dismiss }: Guest) => html`
  <div class="notice" part="told">
    <p role="alert" aria-live="assertive">${notice}</p>
    <button class="bindery-button bindery-link" type="button" @click=${dismiss}>${words.close}</button>
  </div>`

const guest = (view: Guest) => {
  const { words, request } = view
  return html`
  <div class="menu" part="guest">
    <button
      class="bindery-button sign-in"
      part="sign-in"
      type="button"
      @click=${() => request('sign-in')}
    >${words.signIn}</button>
    <button
      class="bindery-button bindery-primary"
      part="register"
      type="button"
      @click=${() => request('registration')}
    >${words.register}</button>
    ${view.notice === null ? nothing : noticeBox(view)}
  </div>`
}

const known = (view: Known, host: ViewHost) => {
  const { words, name, caption, open, toggled } = view
  const id = `${host.id}-panel`
  // The browser opens and closes the panel. Another flyout or a modal closes it through `open`. A browser
  // without popovers shows the panel all the time.
  if (!open) host.element.shadowRoot?.querySelector<HTMLElement>('[popover]')?.hidePopover?.()
  const toggle = ({ type, newState, target }: ToggleEvent) => {
    const opens = newState === 'open'
    // Report a close only after it has happened. Closing twice before logs a warning in the console.
    if (opens || type === 'toggle') toggled(opens)
    const panel = target as HTMLElement
    if (opens && type !== 'toggle') watchClosed(panel, () => toggled(false))
    positionBelowUnlessAnchored(panel.previousElementSibling as HTMLElement, panel)
  }
  const keys = (event: KeyboardEvent) => {
    const stops = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('a,button')]
    if (event.shiftKey) stops.reverse()
    // Tab cycles between the button and the panel. Every step is handled here, because WebKit skips a panel
    // that a pointer has opened.
    const isTab = event.key === 'Tab'
    if (!open || (!isTab && event.key !== 'Escape')) return
    event.preventDefault()
    toggled(isTab)
    const next = isTab ? stops.indexOf(event.target as HTMLElement) + 1 : 0
    stops[next % stops.length]?.focus()
  }
  return html`
    <div class="menu bindery-flyout" @keydown=${keys}>
      <button
        class="bindery-button"
        part="button"
        type="button"
        aria-expanded=${open}
        aria-controls=${id}
        popovertarget=${id}
      >
        <span class="who">
          <span class="name" dir="auto">${name}</span>
          ${caption === null ? nothing : html`<span class="caption" part="caption">${caption}</span>`}
        </span>
        <svg viewBox="0 0 10 6" aria-hidden="true"><path d="M1 1l4 4 4-4" /></svg>
      </button>
      <div
        class="bindery-panel"
        part="panel"
        id=${id}
        popover="auto"
        role="group"
        aria-label=${words.account}
        @beforetoggle=${toggle}
        @toggle=${toggle}
      >
        <a href=${view.myLibrary} part="link">${words.myLibrary}</a>
        <a href=${view.toAccount} part="link">${words.settings}</a>
        <button class="log-out" part="log-out" type="button" @click=${view.signOut}>
          ${words.logOut}
        </button>
      </div>
    </div>`
}

/** The header's account menu: two buttons for a guest, a disclosure for a reader. */
export const accountMenu = (view: AccountView, host: ViewHost): TemplateResult =>
  view.reader === 'guest' ? guest(view) : known(view, host)
