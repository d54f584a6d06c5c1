import { html, type TemplateResult } from 'lit/html.js'
import type { GiftButtonView } from './gift-button.model.ts'

/** The button, with the default text or the page's label. */
export const giftButton = ({ words, open, toggle }: GiftButtonView): TemplateResult => {
  // The second click of a double click must not close the flyout that the first click has opened.
  const press = (event: MouseEvent) =>
    event.detail > 1 || toggle(event.currentTarget as HTMLElement)
  return html`<span class="bindery-size"><button
      class="bindery-button bindery-link bindery-trigger"
      part="button"
      type="button"
      aria-haspopup="dialog"
      aria-expanded=${open}
      @click=${press}
    ><slot name="label"><svg part="mark" viewBox="0 0 16 16" aria-hidden="true"><path d="M1.5 5.5h13v3h-13zM2.5 8.5v6h11v-6M8 5.5v9M8 5.5C5 5.5 3.5 4.5 3.5 3S6.5 1 8 5.5C9.5 1 12.5 1.5 12.5 3S11 5.5 8 5.5"></path></svg>${words}</slot></button></span>`
}
