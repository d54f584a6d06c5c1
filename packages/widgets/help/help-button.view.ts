import type { ViewHost } from '@bindery/element/host.ts'
import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { HelpButtonView } from './help-button.model.ts'

/** The button: a question mark, or the page's label. */
export const helpButton = (view: HelpButtonView, { element }: ViewHost): TemplateResult => {
  const { name, open, unseen, toggle } = view
  // The page's label is the button's name. The description then says what the help is about.
  const worded = element.querySelector(':scope>[slot=label]') !== null
  const press = (event: Event) => toggle(event.currentTarget as HTMLElement)
  return html`<span class="bindery-size"><button
      class=${worded ? 'bindery-button bindery-link help' : 'help mark'}
      part="button"
      type="button"
      aria-label=${worded ? nothing : name}
      aria-description=${worded ? name : nothing}
      aria-haspopup="dialog"
      aria-expanded=${open}
      @click=${press}
    ><slot name="label"><span aria-hidden="true">?</span></slot>${
      unseen ? html`<span class="dot" part="unseen"></span>` : nothing
    }</button></span>`
}
