import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { QuotaView } from './quota.model.ts'

/** More than this would be a row of dots that nobody counts. */
const most = 12

const dots = (remaining: number, limit: number) => html`
  <span class="dots" part="dots" aria-hidden="true">
    ${[...Array(limit).keys()].map((at) => html`<i class=${at < remaining ? 'left' : ''}></i>`)}
  </span>`

/** The articles that are left, in words and in dots. */
export const quotaMeter = (view: QuotaView): TemplateResult =>
  view.step === 'hidden'
    ? html`${nothing}`
    : html`<div class="bindery-size">
      <p class="meter" part="meter">
        ${view.limit <= most ? dots(view.remaining, view.limit) : nothing}
        <span part="text">${view.text}</span>
      </p></div>`
