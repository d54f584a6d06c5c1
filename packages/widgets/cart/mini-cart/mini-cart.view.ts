import type { ViewHost } from '@bindery/element/host.ts'
import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { MiniCartView } from './mini-cart.model.ts'

const visuallyHidden = (words: string) =>
  html`<span class="bindery-visually-hidden">${words}</span>`

/** A cart icon with the number of items. */
export const miniCart = (view: MiniCartView, { element }: ViewHost): TemplateResult => {
  const { label, words, short, open, toggle } = view
  // The page's own label is the accessible name then. The number is added to it.
  const hasLabel = element.querySelector(':scope>[slot=label]') !== null
  // Ignore the second click of a double click. It would close the flyout again.
  const press = (event: MouseEvent) =>
    event.detail > 1 || toggle(event.currentTarget as HTMLElement)
  return html`
    <button
      class="bindery-button cart"
      part="button"
      type="button"
      aria-haspopup="dialog"
      aria-expanded=${open}
      @click=${press}
    ><slot name="label"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M1 2h3l2.2 10.5h9.3L17.6 5H4.7"></path><circle cx="7.5" cy="16.5" r="1.25"></circle><circle cx="14.5" cy="16.5" r="1.25"></circle></svg>${visuallyHidden(
      words ? `${label}, ${words}` : label,
    )}</slot>${
      short ? html`<span class="badge" part="badge" aria-hidden="true">${short}</span>` : nothing
    }${hasLabel && words ? visuallyHidden(words) : nothing}</button>`
}
