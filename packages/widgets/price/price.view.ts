import { html, type TemplateResult } from 'lit/html.js'
import type { PriceView } from './price.model.ts'

export const price = ({ words }: PriceView): TemplateResult =>
  html`<span part="price">${words}</span>`
