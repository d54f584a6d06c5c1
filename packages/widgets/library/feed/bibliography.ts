import { safeUrl } from '@bindery/contract/safe-url.ts'
import type { FeedEntry } from '@bindery/state/streams/stream.ts'

// A list of saved items as a file for a spreadsheet, a program, or a reference manager.

export const listFormats = ['csv', 'json', 'ris'] as const
export type ListFormat = (typeof listFormats)[number]

/** A file for the reader to download. */
export interface ListFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

interface Reference {
  readonly title: string
  readonly authors: readonly string[]
  readonly type: string
  readonly topic: string
  /** `YYYY-MM-DD`; '' if unknown. */
  readonly published: string
  /** An absolute address of the site. */
  readonly url: string
  readonly summary: string
}

const referenceOf = (entry: FeedEntry, origin: string): Reference => ({
  title: entry.title,
  authors: entry.author,
  type: entry.contentType,
  topic: entry.category.term,
  published: /^\d{4}-\d\d-\d\d/.exec(entry.published ?? '')?.[0] ?? '',
  url: safeUrl(entry.content.src, origin),
  summary: entry.summary,
})

/** A spreadsheet would run a cell that begins like a formula. A leading ' makes it text (CWE-1236). */
const harmless = (text: string): string => (/^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text)
const cell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`

/** RFC 4180. The byte order mark tells a spreadsheet that the file is UTF-8. */
const csvOf = (references: readonly Reference[]): string => {
  const rows = references.map(({ title, authors, type, topic, published, url, summary }) =>
    [title, authors.join('; '), type, topic, published, url, summary].map(cell).join(),
  )
  return `\uFEFF${['Title,Authors,Type,Topic,Published,Link,Summary', ...rows, ''].join('\r\n')}`
}

const jsonOf = (references: readonly Reference[]): string =>
  `${JSON.stringify({ items: references }, null, 2)}\n`

/** RIS types, by a word in the site's content type. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/video|webinar/i, 'VIDEO'],
  [/podcast/i, 'SOUND'],
  [/report/i, 'RPRT'],
  [/magazine/i, 'MGZN'],
  [/article/i, 'EJOUR'],
]

/** RIS: each line is one tag, so a value must not contain a line break. */
const risOf = (references: readonly Reference[]): string => {
  const line = (tag: string, value: string) => {
    const flat = value.replace(/[\s\p{Cc}]+/gu, ' ').trim()
    return flat ? [`${tag}  - ${flat}`] : []
  }
  return references
    .flatMap(({ title, authors, type, topic, published, url, summary }) => [
      ...line('TY', kinds.find(([word]) => word.test(type))?.[1] ?? 'GEN'),
      ...line('TI', title),
      ...authors.flatMap((author) => line('AU', author)),
      ...line('PY', published.slice(0, 4)),
      ...line('DA', published.replaceAll('-', '/')),
      ...line('UR', url),
      ...line('AB', summary),
      ...line('KW', topic),
      'ER  - ',
      '',
    ])
    .map((text) => `${text}\r\n`)
    .join('')
}

const writers = {
  csv: { type: 'text/csv;charset=utf-8', write: csvOf },
  json: { type: 'application/json', write: jsonOf },
  ris: { type: 'application/x-research-info-systems;charset=utf-8', write: risOf },
} as const

/**
 * The entries as a file.
 * @param name of the file without its extension
 * @param origin of the site, for absolute links
 */
export const bibliographyOf = (
  format: ListFormat,
  entries: readonly FeedEntry[],
  { name, origin }: { readonly name: string; readonly origin: string },
): ListFile => {
  const { type, write } = writers[format]
  const text = write(entries.map((entry) => referenceOf(entry, origin)))
  return { name: `${name}.${format}`, type, text }
}
