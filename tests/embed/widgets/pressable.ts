import type { ViewHost } from '@bindery/element/host.ts'
import { html } from 'lit/html.js'

/** A button that says on the page that it was pressed. */
export const pressable = (_: object, { element }: ViewHost) => {
  const press = (): void => {
    const output = document.querySelector('output')
    if (output) output.textContent += `${element.localName} pressed. `
  }
  return html`<button type="button" @click=${press}>Real button</button>`
}
