import { safeUrl } from '@bindery/contract/safe-url.ts'
import type { FeedEntry } from '@bindery/state/stream.ts'

// A reading list is a bibliography: here it becomes a file for a spreadsheet, a program, or whatever
// manages references.

export const listFormats = ['csv', 'json', 'ris'] as const
export type ListFormat = (typeof listFormats)[number]

/** A file to be handed to the reader. */
export interface ListFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** What of an entry goes along. */
interface Reference {
  readonly title: string
  readonly authors: readonly string[]
  readonly type: string
  readonly topic: string
  /** `YYYY-MM-DD`; '' when it is not known. */
  readonly published: string
  /** Whole, and of the site. */
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

/** A spreadsheet would compute what begins so: with a ' before it, it is a text (CWE-1236). */
const harmless = (text: string): string => (/^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text)
const cell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`

/** RFC 4180; the first character tells a spreadsheet that it is UTF-8. */
const csvOf = (references: readonly Reference[]): string => {
  const rows = references.map(({ title, authors, type, topic, published, url, summary }) =>
    [title, authors.join('; '), type, topic, published, url, summary].map(cell).join(),
  )
  return `\uFEFF${['Title,Authors,Type,Topic,Published,Link,Summary', ...rows, ''].join('\r\n')}`
}

const jsonOf = (references: readonly Reference[]): string =>
  `${JSON.stringify({ items: references }, null, 2)}\n`

/** By a word in what the site calls it. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/video|webinar/i, 'VIDEO'],
  [/podcast/i, 'SOUND'],
  [/report/i, 'RPRT'],
  [/magazine/i, 'MGZN'],
  [/article/i, 'EJOUR'],
]

/** One reference after another; a line is a tag, and none goes over two lines. */
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
 * @param name without its ending
 * @param origin of the site, for links that have to be whole
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
