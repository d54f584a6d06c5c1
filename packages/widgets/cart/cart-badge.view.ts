import { html, type TemplateResult } from 'lit/html.js'
import type { CartBadgeView } from './cart-badge.model.ts'

/** A number, and for whoever hears it what it counts. An empty cart has none to be seen. */
export const cartBadge = ({
  words,
  short,
}: CartBadgeView): TemplateResult => html`<span class="bindery-size">
  <span class=${short ? 'badge' : 'badge none'} part="badge" aria-hidden="true">${short}</span
  ><span class="bindery-unseen">${words}</span></span>`
