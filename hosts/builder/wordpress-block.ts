/** The block of the WordPress plugin, as a post stores it. Pasted into the editor of WordPress, it becomes the block. */
import type { Example } from './examples.ts'
import { withoutShortcode } from './shortcode.ts'

export interface BlockInput {
  readonly tag: string
  /** The attributes that are not the default: `true` for a boolean one. */
  readonly attributes: Readonly<Record<string, string | true>>
  readonly example: Example
  /** The tag as HTML, for what has no block. */
  readonly html: string
}

/** JSON as WordPress writes it into a comment. */
const json = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022')

/** HTML as a block of its own. */
const custom = (html: string): string => `<!-- wp:html -->\n${html}\n<!-- /wp:html -->\n`

const paragraph = (html: string): string =>
  `<!-- wp:paragraph -->\n${html}\n<!-- /wp:paragraph -->\n`

/** The blocks in a block that has some, by its tag. */
const inner: Readonly<Record<string, (example: Example) => string>> = {
  'bindery-paywall': () => paragraph('<p>The rest of the article, for readers with access.</p>'),
  'bindery-carousel': ({ fallback = '' }) =>
    fallback.replaceAll(/<p>.*?<\/p>/g, (slide) => paragraph(slide)),
}

/** Writes the block, and before it the page's own elements that the tag refers to. */
export function wordpressBlock({ tag, attributes, example, html }: BlockInput): string {
  if (withoutShortcode[tag]) return custom(html)
  const { before = '', fallback = '' } = example
  const blocks = inner[tag]?.(example)
  const values = { ...attributes, ...(fallback && !blocks ? { fallback } : {}) }
  const name = `wp:bindery/${tag.slice('bindery-'.length)}`
  const start = Object.keys(values).length > 0 ? `${name} ${json(values)}` : name
  const block = blocks ? `<!-- ${start} -->\n${blocks}<!-- /${name} -->\n` : `<!-- ${start} /-->\n`
  return before ? `${custom(before)}\n${block}` : block
}
