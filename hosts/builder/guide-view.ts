/** When to use the chosen tag, what to do with it and what not to do. */
import { html, type TemplateResult } from 'lit/html.js'
import { guides } from './guides.ts'

/** Text with `code` in backticks. */
const withCode = (text: string): (string | TemplateResult)[] =>
  text.split('`').map((part, at) => (at % 2 ? html`<code>${part}</code>` : part))

export function guideView(tag: string) {
  const guide = guides[tag as `bindery-${string}`]
  if (!guide) return ''
  return html`
    <dl class="guide">
      <dt>When</dt>
      <dd>${withCode(guide.when)}</dd>
      <dt>Do</dt>
      <dd>${withCode(guide.do)}</dd>
      <dt>Don’t</dt>
      <dd>${withCode(guide.dont)}</dd>
    </dl>
  `
}
