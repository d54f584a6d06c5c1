import type { ViewHost } from '@bindery/element/host.ts'
import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { SaveButtonView } from './save-button.model.ts'

/** A bookmark or a folder with a label. The page may replace the label. */
export const saveButton = (view: SaveButtonView, { element }: ViewHost): TemplateResult => {
  const { label, name, saved, open, press } = view
  // The page's own label is the accessible name then. The description still names the item.
  const hasLabel = element.querySelector(':scope>[slot=label]') !== null
  const click = (event: Event) => press(event.currentTarget as HTMLElement)
  return html`<span class="bindery-size"><button
      class="bindery-button bindery-link bindery-trigger"
      part=${saved ? 'button saved' : 'button'}
      type="button"
      aria-label=${hasLabel ? nothing : name}
      aria-description=${hasLabel ? name : nothing}
      aria-pressed=${saved ?? nothing}
      aria-haspopup="dialog"
      aria-expanded=${open}
      @click=${click}
    ><svg viewBox="0 0 16 16" part="icon" aria-hidden="true"><path d=${
      saved === null ? 'M1.5 3.5h5l1.5 2h6.5v8h-13z' : 'M3.5 1.5h9v13L8 11l-4.5 3.5z'
    }/></svg><slot name="label">${label}</slot></button></span>`
}
