import type { ViewHost } from '@bindery/element/host.ts'
import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { ShareTriggerView } from './share-trigger.model.ts'

/** The view of a button with an icon before its label. The page may replace both. */
export const shareTrigger =
  (mark: string) =>
  ({ label, name, open, toggle }: ShareTriggerView, { element }: ViewHost): TemplateResult => {
    // The page's own label is the accessible name then. The description still names the item.
    const hasLabel = element.querySelector(':scope>[slot=label]') !== null
    const press = (event: Event) => toggle(event.currentTarget as HTMLElement)
    return html`<span class="bindery-size"><button
      class="bindery-button bindery-link bindery-trigger"
      part="button"
      type="button"
      aria-label=${hasLabel ? nothing : name}
      aria-description=${hasLabel ? name : nothing}
      aria-haspopup="dialog"
      aria-expanded=${open}
      @click=${press}
    ><slot name="label"><svg part="mark" viewBox="0 0 16 16" aria-hidden="true"><path d=${mark}></path></svg>${label}</slot></button></span>`
  }
