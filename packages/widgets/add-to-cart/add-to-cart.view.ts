import type { ViewHost } from '@bindery/element/host.ts'
import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { AddToCartView } from './add-to-cart.model.ts'

/** A quantity field and a button. The page may replace the label. */
export const addToCart = (view: AddToCartView, { id, element }: ViewHost): TemplateResult => {
  const { words, name, label, once, error, busy, press, clearError } = view
  const hasLabel = element.querySelector(':scope>[slot=label]') !== null
  const submit = (event: Event) => {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const field = form.querySelector('input')
    press(field?.value ?? '1')
  }
  return html`<form novalidate @submit=${submit}>${
    label
      ? html`<label for=${`${id}-q`}>${label}</label><input id=${`${id}-q`} part="quantity" name="quantity" type="number" min="1" max=${once ? 1 : nothing} value="1" autocomplete="off" @input=${error ? clearError : nothing} aria-invalid=${error ? 'true' : nothing} aria-describedby=${`${id}-e`}>`
      : nothing
  }<button
      class="bindery-button bindery-primary"
      part="button"
      aria-label=${hasLabel ? nothing : name}
      aria-description=${hasLabel ? name : nothing}
      aria-disabled=${busy || nothing}
    ><slot name="label">${words.add}</slot></button><p id=${`${id}-e`} part="error" aria-live="polite">${error}</p></form>`
}
