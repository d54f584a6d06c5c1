/** A form made from the attributes of the chosen tag. */
import { html, nothing, type TemplateResult } from 'lit/html.js'
import type { BuilderStore } from './builder-store.ts'
import { type AttributeInfo, defaultText } from './tag-info.ts'

const enteredValue = (event: Event): string =>
  (event.target as HTMLInputElement | HTMLSelectElement).value

/** A description with its `code` as elements. */
const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 ? html`<code>${part}</code>` : part))

const placeholderOf = (info: AttributeInfo): string =>
  defaultText(info) || (info.type === 'list' ? 'one, two' : '')

const field = (store: BuilderStore, name: string, info: AttributeInfo): TemplateResult => {
  const value = store.$choice.get().attributes[name]
  const problem = store.$problems.get()[name]
  const id = `attribute-${name}`
  const hintId = `hint-${name}`
  const problemId = `problem-${name}`
  const described = problem ? `${problemId} ${hintId}` : hintId
  const hint = html`<p class="hint" id=${hintId}>${withCode(info.description)}</p>`
  const set = (event: Event) => store.setAttribute(name, enteredValue(event) || null)
  if (info.type === 'boolean') {
    const toggle = (event: Event) =>
      store.setAttribute(name, (event.target as HTMLInputElement).checked ? '' : null)
    return html`
      <div class="field">
        <div class="check">
          <input id=${id} type="checkbox" .checked=${value !== undefined} aria-describedby=${hintId} @change=${toggle}>
          <label for=${id}>${name}</label>
        </div>
        ${hint}
      </div>
    `
  }
  const control =
    info.type === 'enum'
      ? html`<select id=${id} aria-describedby=${described} .value=${value ?? ''} @change=${set}>
          <option value="" ?selected=${!value}>${info.default ? `${info.default} (default)` : 'not set'}</option>
          ${info.values
            .filter((each) => each !== info.default)
            .map(
              (each) => html`<option value=${each} ?selected=${each === value}>${each}</option>`,
            )}
        </select>`
      : html`<input
          id=${id}
          type="text"
          inputmode=${info.type === 'number' ? 'numeric' : nothing}
          autocomplete="off"
          placeholder=${placeholderOf(info) || nothing}
          aria-describedby=${described}
          aria-invalid=${problem ? 'true' : nothing}
          .value=${value ?? ''}
          @input=${set}
        >`
  return html`
    <div class="field">
      <label for=${id}>${name}</label>
      ${control}
      ${problem ? html`<p class="problem" id=${problemId}>${problem}</p>` : nothing} ${hint}
    </div>
  `
}

export function attributeForm(store: BuilderStore) {
  const { attributes } = store.$info.get()
  const names = Object.keys(attributes)
  return html`
    <fieldset>
      <legend>Attributes</legend>
      ${
        names.length
          ? names.map((name) => field(store, name, attributes[name] as AttributeInfo))
          : html`<p class="hint">This tag has none of its own.</p>`
      }
    </fieldset>
  `
}
