import { escapeHtml } from '../template.ts'

/**
 * Renders the editors' source as HTML: paragraphs separated by an empty line, `## ` headings, `> ` quotations,
 * `- ` and `1. ` lists, `*emphasis*`, `**strong**` and `[links](/path)`. Straight quotes and double hyphens become
 * typographic ones. Everything else is text.
 */

/** Replaces straight quotes and double hyphens by typographic ones. */
export function typeset(text: string): string {
  return text
    .replace(/(^|[\s([*—])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([*“—])'/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/ -- /g, '—')
}

const linkPattern = /\[([^\]]+)\]\(((?:\/|#|mailto:|tel:)[^)\s]*)\)/g

function inline(text: string): string {
  return escapeHtml(typeset(text))
    .replace(linkPattern, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
}

const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const items = (lines: readonly string[], mark: RegExp) =>
  lines.map((line) => `<li>${inline(line.replace(mark, ''))}</li>`).join('')

function block(source: string): string {
  const lines = source.split('\n').map((line) => line.trim())
  const first = lines[0] ?? ''
  const after = (mark: RegExp) => inline(lines.map((line) => line.replace(mark, '')).join(' '))
  if (first.startsWith('## ')) {
    const heading = first.slice(3)
    return `<h2 id="${idOf(heading)}">${inline(heading)}</h2>`
  }
  if (first.startsWith('> ')) return `<blockquote><p>${after(/^> ?/)}</p></blockquote>`
  if (first.startsWith('- ')) return `<ul>${items(lines, /^- /)}</ul>`
  if (/^\d+\. /.test(first)) return `<ol>${items(lines, /^\d+\. /)}</ol>`
  return `<p>${inline(lines.join(' '))}</p>`
}

/** Renders the blocks of a text, each as HTML, in order. */
export function renderProse(source: string): string[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part !== '')
    .map(block)
}
