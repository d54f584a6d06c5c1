/** The shortcode of the WordPress plugin, for the classic editor and for themes. */
import type { Example } from './examples.ts'

/** The tags without shortcode and block, and the reason that the plugin has for each. */
export const withoutShortcode: Readonly<Record<string, string>> = {
  'bindery-site': 'The plugin writes it, with what you choose in Settings → Bindery.',
  'bindery-live-chat': 'It loads a script of another site.',
  'bindery-checkout-frame': 'It shows a frame of another site.',
  'bindery-checkout-card': 'It shows a form to a frame of another site.',
}

const encoded = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('[', '&#91;')
    .replaceAll(']', '&#93;')

export interface ShortcodeInput {
  readonly tag: string
  /** The attributes that are not the default. */
  readonly attributes: readonly (readonly [string, string])[]
  readonly example: Example
  /** The tag as HTML, for what has no shortcode. */
  readonly html: string
}

/** Writes the shortcode. A paywall holds back what stands between its ends. */
export function shortcode({ tag, attributes, example, html }: ShortcodeInput): string {
  const reason = withoutShortcode[tag]
  if (reason)
    return `<!-- ${tag} has no shortcode. ${reason} An administrator can paste the tag. -->\n${html}\n`
  const texts = attributes.map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${encoded(value)}"`,
  )
  const start = `[${tag}${texts.join('')}]`
  const { before = '', fallback = '' } = example
  if (tag === 'bindery-paywall')
    return `The first paragraphs of the article, which everybody may read.\n\n${start}\n\nThe rest, for readers with access.\n\n[/${tag}]\n`
  const lines = before ? `${before}\n` : ''
  return `${lines}${start}${fallback.replaceAll('\n', ' ')}[/${tag}]\n`
}
