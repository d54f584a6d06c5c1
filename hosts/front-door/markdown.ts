/** Renders the project's own documents, which are Markdown, as HTML. */
import { Marked, type Tokens } from 'marked'
import { escapeHtml } from '../template.ts'

/** A part of a document, from one heading to the next. */
export interface Section {
  /** The heading's id, as GitHub writes it. */
  readonly id: string
  readonly heading: string
  /** Without markup. */
  readonly text: string
}

export interface Document {
  /** The first heading. */
  readonly title: string
  readonly html: string
  readonly sections: readonly Section[]
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|amp|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
}

/** A heading as an id, as GitHub makes it: lower case, no punctuation, a hyphen for each space. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/**
 * @param text the Markdown
 * @param addressOf the address of a link on the rendered site. undefined: the text stays, without a link
 */
export function renderDocument(
  text: string,
  addressOf: (href: string) => string | undefined,
): Document {
  const headings: { id: string; heading: string }[] = []
  const idOf = (heading: string) => {
    const id = slugOf(heading)
    const same = headings.filter((known) => known.id.replace(/-\d+$/, '') === id).length
    return same > 0 ? `${id}-${same}` : id
  }
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens)
        const heading = plain(html)
        const id = idOf(heading)
        headings.push({ id, heading })
        return `<h${depth} id="${escapeHtml(id)}">${html}</h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const html = this.parser.parseInline(tokens)
        const address = addressOf(href)
        return address === undefined ? html : `<a href="${escapeHtml(address)}">${html}</a>`
      },
      image({ href, text: words }: Tokens.Image) {
        const address = addressOf(href)
        return address === undefined
          ? escapeHtml(words)
          : `<img src="${escapeHtml(address)}" alt="${escapeHtml(words)}" loading="lazy">`
      },
      code({ text: code }: Tokens.Code) {
        // Focusable, so that the keyboard can scroll a long line.
        return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>\n`
      },
    },
  })
  const html = (marked.parse(text, { async: false }) as string)
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
  const parts = html.split(/(?=<h[1-6] id=")/).filter((part) => part.startsWith('<h'))
  return {
    title: headings[0]?.heading ?? '',
    html,
    sections: headings.map(({ id, heading }, index) => ({
      id,
      heading,
      text: plain((parts[index] ?? '').replace(/^<h(\d)[^>]*>.*?<\/h\1>/s, '')),
    })),
  }
}
