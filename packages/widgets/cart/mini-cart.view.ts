import type { ViewHost } from '@bindery/element/host.ts'
import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { MiniCartView } from './mini-cart.model.ts'

const unseen = (words: string) => html`<span class="bindery-unseen">${words}</span>`

/** A cart, and how much is in it. */
export const miniCart = (view: MiniCartView, { element }: ViewHost): TemplateResult => {
  const { label, words, short, open, toggle } = view
  // The page's own words are the name; how much is in it is still to be heard.
  const worded = element.querySelector(':scope>[slot=label]') !== null
  // The second click of a double one is not meant to close what the first has opened.
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
    ><slot name="label"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M1 2h3l2.2 10.5h9.3L17.6 5H4.7"></path><circle cx="7.5" cy="16.5" r="1.25"></circle><circle cx="14.5" cy="16.5" r="1.25"></circle></svg>${unseen(
      words ? `${label}, ${words}` : label,
    )}</slot>${
      short ? html`<span class="badge" part="badge" aria-hidden="true">${short}</span>` : nothing
    }${worded && words ? unseen(words) : nothing}</button>`
}
