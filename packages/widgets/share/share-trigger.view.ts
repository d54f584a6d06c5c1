import type { ViewHost } from '@bindery/element/host.ts'
import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { ShareTriggerView } from './share-trigger.model.ts'

/** The view of a trigger with this mark before its words. */
export const shareTrigger =
  (mark: string) =>
  ({ label, name, open, toggle }: ShareTriggerView, { element }: ViewHost): TemplateResult => {
    // The page's own words are a name; a screen reader still hears what it is about.
    const worded = element.querySelector(':scope>[slot=label]') !== null
    const press = (event: Event) => toggle(event.currentTarget as HTMLElement)
    return html`<span class="bindery-size"><button
      class="bindery-button bindery-link bindery-trigger"
      part="button"
      type="button"
      aria-label=${worded ? nothing : name}
      aria-description=${worded ? name : nothing}
      aria-haspopup="dialog"
      aria-expanded=${open}
      @click=${press}
    ><slot name="label"><svg part="mark" viewBox="0 0 16 16" aria-hidden="true"><path d=${mark}></path></svg>${label}</slot></button></span>`
  }
