import { typeset } from './prose.ts'
import { topicOf } from './topic.ts'

/** What the file of anything that is published says of it. */
export interface Published {
  title: string
  standfirst: string
  author: string
  /** One line on who the author is. */
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
 * Splits `---` front matter (one `key: value` a line) from the text below it.
 * @throws when the file does not begin with front matter
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
 * Reads a field as it is printed.
 * @throws when `file` does not have it
 */
export const fieldsOf =
  (fields: Readonly<Record<string, string>>, file: string) =>
  (name: string): string => {
    const value = fields[name]
    if (value === undefined) throw new Error(`${file} has no ${name}`)
    return typeset(value)
  }

/** What a file says of itself. @param field as `fieldsOf` gives it */
export const publishedOf = (field: (name: string) => string): Published => {
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
