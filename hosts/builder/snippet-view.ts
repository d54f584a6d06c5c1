/** The code to copy, in the form that the editor's system takes. */
import { html, nothing } from 'lit/html.js'
import type { BuilderStore } from './builder-store.ts'
import { exampleOf } from './examples.ts'
import { plainForms, withPlainForm } from './plain-forms.ts'
import { type Format, formats, snippet } from './snippet.ts'
import { snippetAdvice } from './snippet-advice.ts'

/** What stands between the ends of a tag with a form: the example's own content, or a form that works by itself. */
function fallbackField(store: BuilderStore) {
  const { tag, form } = store.$choice.get()
  const forms = plainForms[tag]
  if (!forms) return ''
  const options = [{ name: '', label: 'A link or a sentence' }, ...forms]
  const set = (event: Event) => store.setForm((event.target as HTMLSelectElement).value)
  return html`
    <div class="field">
      <label for="fallback">Without JavaScript</label>
      <select id="fallback" aria-describedby="fallback-hint" @change=${set} .value=${form}>
        ${options.map(
          ({ name, label }) =>
            html`<option value=${name} ?selected=${name === form}>${label}</option>`,
        )}
      </select>
      <p class="hint" id="fallback-hint">
        A form works before the script has loaded, too, and the tag takes over what was typed. Your
        server has to answer it: see docs/server.md.
      </p>
    </div>
  `
}

export function snippetView(store: BuilderStore, script: string) {
  const { tag, attributes, form } = store.$choice.get()
  const format = store.$format.get()
  const input = {
    info: store.$info.get(),
    attributes,
    example: withPlainForm(tag, exampleOf(tag), form),
    script,
  }
  const text = snippet(format, input)
  const advice = snippetAdvice(format, input)
  const problems = Object.keys(store.$problems.get())
  const copy = async (what: string, copied: string, byHand: () => string) => {
    try {
      await navigator.clipboard.writeText(copied)
      store.$notice.set(`${what} copied.`)
    } catch {
      store.$notice.set(`The browser does not let this page copy. ${byHand()}`)
    }
  }
  const copyCode = (event: Event) =>
    copy('The code is', text, () => {
      const block = (event.target as Element).closest('section')?.querySelector('pre code')
      if (block) getSelection()?.selectAllChildren(block)
      return 'The code is selected: copy it with the keys or the menu of your browser.'
    })
  const copyLink = () => copy('The link is', location.href, () => 'Copy the address of this page.')
  return html`
    <section class="snippet" aria-labelledby="snippet-title">
      <h2 id="snippet-title">Code for your page</h2>
      <div class="field">
        <label for="format">For</label>
        <select
          id="format"
          aria-describedby=${advice ? 'format-advice' : nothing}
          @change=${(event: Event) => store.$format.set((event.target as HTMLSelectElement).value as Format)}
          .value=${format}
        >
          ${Object.entries(formats).map(
            ([value, label]) =>
              html`<option value=${value} ?selected=${value === format}>${label}</option>`,
          )}
        </select>
        ${advice ? html`<p class="hint" id="format-advice">${advice}</p>` : nothing}
      </div>
      ${fallbackField(store)}
      ${
        problems.length
          ? html`<p class="problem">Not allowed yet, so the kit would ignore it: ${problems.join(', ')}.</p>`
          : ''
      }
      <pre tabindex="0" role="region" aria-label="Code"><code>${text}</code></pre>
      <p class="actions">
        <button type="button" @click=${copyCode}>Copy the code</button>
        <button type="button" class="quiet" @click=${copyLink}>
          Copy a link to this
        </button>
      </p>
    </section>
  `
}
