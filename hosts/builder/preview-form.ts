/** What the preview plays: the reader, the server and the page around the tag. */
import { html, nothing } from 'lit/html.js'
import type { BuilderStore } from './builder-store.ts'
import { brandThemes, type PreviewOption, previewOptions, themeOf } from './choice.ts'

/** The words for each option and its values. */
const words: {
  readonly [K in PreviewOption]: {
    readonly label: string
    readonly values: Readonly<Record<(typeof previewOptions)[K][number], string>>
  }
} = {
  reader: {
    label: 'Reader',
    values: {
      guest: 'A guest',
      registered: 'A registered reader',
      good: 'A subscriber, Good',
      better: 'A subscriber, Better',
      best: 'A subscriber, Best',
      executive: 'A subscriber, Executive',
      allaccess: 'A subscriber, All Access',
      spent: 'A reader without free articles left',
      restricted: 'A guest whose account is restricted',
    },
  },
  server: {
    label: 'Server',
    values: {
      normal: 'Answers at once',
      slow: 'Answers after 3 seconds',
      failing: 'Fails',
      maintenance: 'The shop is under maintenance',
    },
  },
  theme: { label: 'Theme', values: { auto: 'Of the device', light: 'Light', dark: 'Dark' } },
  brand: {
    label: 'Brand',
    values: {
      none: 'None',
      salmon: 'Salmon: a business daily',
      nocturne: 'Nocturne: a dark magazine',
      quarto: 'Quarto: an academic publisher',
      siren: 'Siren: a tabloid',
    },
  },
  language: { label: 'Language', values: { en: 'English', de: 'German' } },
  direction: { label: 'Direction', values: { ltr: 'Left to right', rtl: 'Right to left' } },
  width: { label: 'Width', values: { full: 'Full', 768: '768 px', 320: '320 px' } },
  script: { label: 'JavaScript', values: { on: 'On', off: 'Off' } },
}

export function previewForm(store: BuilderStore) {
  const { preview } = store.$choice.get()
  const select = (name: PreviewOption) => {
    const { label, values } = words[name]
    const set = (event: Event) =>
      store.setPreview({ [name]: (event.target as HTMLSelectElement).value })
    const ofBrand = name === 'theme' && brandThemes[preview.brand]
    const current = name === 'theme' ? themeOf(preview) : preview[name]
    const hint = `The brand is ${ofBrand} only.`
    return html`
      <div class="field">
        <label for=${`preview-${name}`}>${label}</label>
        <select
          id=${`preview-${name}`}
          aria-describedby=${ofBrand ? `preview-${name}-hint` : nothing}
          ?disabled=${Boolean(ofBrand)}
          @change=${set}
          .value=${current}
        >
          ${Object.entries(values).map(
            ([value, text]) =>
              html`<option value=${value} ?selected=${value === current}>${text}</option>`,
          )}
        </select>
        ${ofBrand ? html`<p class="hint" id=${`preview-${name}-hint`}>${hint}</p>` : ''}
      </div>
    `
  }
  return html`
    <fieldset class="pairs">
      <legend>Preview as</legend>
      ${(Object.keys(previewOptions) as PreviewOption[]).map(select)}
    </fieldset>
  `
}
