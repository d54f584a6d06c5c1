/** What an editor has chosen in the builder, and the link that holds all of it. */
import { plainFormOf } from './plain-forms.ts'
import type { TagInfo } from './tag-info.ts'

/** The allowed values of each choice about the preview. The first one is the default. */
export const previewOptions = {
  reader: [
    'guest',
    'registered',
    'good',
    'better',
    'best',
    'executive',
    'allaccess',
    'spent',
    'restricted',
  ],
  server: ['normal', 'slow', 'failing', 'maintenance'],
  theme: ['auto', 'light', 'dark'],
  brand: ['none', 'salmon', 'nocturne', 'quarto', 'siren'],
  language: ['en', 'de'],
  direction: ['ltr', 'rtl'],
  width: ['full', '768', '320'],
  script: ['on', 'off'],
} as const

/** The brands that are light only, or dark only. A test holds them to the files of the brands. */
export const brandThemes: Readonly<Partial<Record<Preview['brand'], 'light' | 'dark'>>> = {
  salmon: 'light',
  nocturne: 'dark',
}

/** The theme that the preview shows: that of the brand, if it has only one. */
export const themeOf = ({ brand, theme }: Pick<Preview, 'brand' | 'theme'>): Preview['theme'] =>
  brandThemes[brand] ?? theme

type PreviewOptions = typeof previewOptions
export type PreviewOption = keyof PreviewOptions

export type Preview = { readonly [K in PreviewOption]: PreviewOptions[K][number] }

export interface Choice {
  readonly tag: string
  /** The values that the editor has entered, by name. '' for a boolean attribute that is set. */
  readonly attributes: Readonly<Record<string, string>>
  readonly preview: Preview
  /** The plain form between the tag's ends. '': the example's own content. */
  readonly form: string
}

const optionNames = Object.keys(previewOptions) as PreviewOption[]

export const defaultPreview = Object.fromEntries(
  optionNames.map((name) => [name, previewOptions[name][0]]),
) as unknown as Preview

/** Attributes are stored under a prefix, so that none has the name of an option. */
const prefix = 'a.'

/** The choice as the fragment of an address, without `#`. Defaults are left out. */
export function encodeChoice({ tag, attributes, preview, form }: Choice): string {
  const fields = new URLSearchParams({ tag })
  if (form) fields.set('form', form)
  for (const [name, value] of Object.entries(attributes)) fields.set(prefix + name, value)
  for (const name of optionNames) {
    if (preview[name] !== defaultPreview[name]) fields.set(name, preview[name])
  }
  return fields.toString()
}

/**
 * Reads a choice from the fragment of an address. Unknown tags, attributes and options are dropped: anyone may
 * have written the link. Returns null without a known tag.
 */
export function decodeChoice(
  fragment: string,
  tags: readonly Pick<TagInfo, 'tag' | 'attributes'>[],
): Choice | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  const info = tags.find(({ tag }) => tag === fields.get('tag'))
  if (!info) return null
  const attributes = Object.keys(info.attributes).flatMap((name) => {
    const value = fields.get(prefix + name)
    return value === null ? [] : [[name, value] as const]
  })
  const preview = optionNames.map((name) => {
    const value = fields.get(name)
    const isAllowed = (previewOptions[name] as readonly (string | null)[]).includes(value)
    return [name, isAllowed ? value : defaultPreview[name]] as const
  })
  return {
    tag: info.tag,
    attributes: Object.fromEntries(attributes),
    preview: Object.fromEntries(preview) as unknown as Preview,
    form: plainFormOf(info.tag, fields.get('form') ?? '')?.name ?? '',
  }
}
