import { typeset } from './prose.ts'
import { topicOf } from './topic.ts'

/** The metadata in the file of every published piece. */
export interface Published {
  title: string
  standfirst: string
  author: string
  /** One line about the author. */
  about: string
  /** `YYYY-MM-DD` */
  date: string
  /** As printed: `November 03, 2026`. */
  dateText: string
  topic: { name: string; slug: string }
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: '2-digit',
  timeZone: 'UTC',
})

/**
 * Splits `---` front matter (one `key: value` per line) from the text below it.
 * @throws if the file does not begin with front matter
 */
export function frontMatter(source: string): { fields: Record<string, string>; text: string } {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source)
  if (match === null) throw new Error('a content file begins with front matter')
  const fields: Record<string, string> = {}
  for (const line of (match[1] ?? '').split('\n')) {
    const colon = line.indexOf(':')
    if (colon < 1) throw new Error(`not a field of front matter: ${line}`)
    fields[line.slice(0, colon).trim()] = line.slice(colon + 1).trim()
  }
  return { fields, text: match[2] ?? '' }
}

/**
 * Reads a field and typesets it.
 * @throws if `file` does not have the field
 */
export const fieldReader =
  (fields: Readonly<Record<string, string>>, file: string) =>
  (name: string): string => {
    const value = fields[name]
    if (value === undefined) throw new Error(`${file} has no ${name}`)
    return typeset(value)
  }

/** Reads the metadata of a piece. @param field from `fieldReader` */
export const readPublished = (field: (name: string) => string): Published => {
  const date = field('date')
  return {
    title: field('title'),
    standfirst: field('standfirst'),
    author: field('author'),
    about: field('about'),
    date,
    dateText: dateFormat.format(new Date(`${date}T00:00:00Z`)),
    topic: topicOf(field('topic')),
  }
}
