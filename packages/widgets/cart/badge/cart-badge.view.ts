import { html, type TemplateResult } from 'lit/html.js'
import type { CartBadgeView } from './cart-badge.model.ts'

/** The number, with a full text for screen readers. An empty cart shows no number. */
export const cartBadge = ({
  words,
  short,
}: CartBadgeView): TemplateResult => html`<span class="bindery-size">
  <span class=${short ? 'badge' : 'badge none'} part="badge" aria-hidden="true">${short}</span
  ><span class="bindery-visually-hidden">${words}</span></span>`
