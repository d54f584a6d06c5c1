import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { QuotaView } from './quota-meter.model.ts'

/** Above this limit there are no dots, because nobody would count them. */
const maxDots = 12

const dots = (remaining: number, limit: number) => html`
  <span class="dots" part="dots" aria-hidden="true">
    ${[...Array(limit).keys()].map((at) => html`<i class=${at < remaining ? 'left' : ''}></i>`)}
  </span>`

/** The number of articles left, as text and as dots. */
export const quotaMeter = (view: QuotaView): TemplateResult =>
  view.step === 'hidden'
    ? html`${nothing}`
    : html`<div class="bindery-size">
      <p class="meter" part="meter">
        ${view.limit <= maxDots ? dots(view.remaining, view.limit) : nothing}
        <span part="text">${view.text}</span>
      </p></div>`
