import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderProse, typeset } from './prose.ts'
import { topicOf } from './topic.ts'

/** What an article's file says; the file's place gives year, month and slug. */
export interface Article {
  /** `/{yyyy}/{mm}/{slug}` */
  path: string
  /** The last part of the path: its id for the API. */
  slug: string
  title: string
  standfirst: string
  author: string
  /** One line on who the author is. */
  about: string
  /** `YYYY-MM-DD` */
  date: string
  /** As printed: `November 3, 2026`. */
  dateText: string
  topic: { name: string; slug: string }
  /** `free` for everybody; `metered` needs an account or a subscription. */
  access: 'free' | 'metered'
  metered: boolean
  /** As readers see it. */
  contentType: string
  minutes: number
  /** A row of articles that it belongs to: Ascend, Big Ideas; empty for most. */
  series: string
  /** It belongs to Ascend, where nobody is sold a subscription. */
  ascend: boolean
  /** Who paid for it; empty for nearly all. */
  sponsor: string
  /** The text, block by block. */
  blocks: string[]
}

const wordsPerMinute = 220

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

function readArticle(folder: string, file: string): Article {
  const { fields, text } = frontMatter(readFileSync(join(folder, file), 'utf8'))
  const field = (name: string) => {
    const value = fields[name]
    if (value === undefined) throw new Error(`${file} has no ${name}`)
    return typeset(value)
  }
  const path = `/${file.replaceAll('\\', '/').replace(/\.md$/, '')}`
  const date = field('date')
  if (!path.startsWith(`/${date.slice(0, 4)}/${date.slice(5, 7)}/`)) {
    throw new Error(`${file} is dated ${date}`)
  }
  const access = field('access')
  if (access !== 'free' && access !== 'metered') throw new Error(`${file}: access is ${access}`)
  return {
    path,
    slug: path.slice(path.lastIndexOf('/') + 1),
    title: field('title'),
    standfirst: field('standfirst'),
    author: field('author'),
    about: field('about'),
    date,
    dateText: dateFormat.format(new Date(`${date}T00:00:00Z`)),
    topic: topicOf(field('topic')),
    access,
    metered: access === 'metered',
    contentType: access === 'metered' ? 'Magazine Article' : 'Digital Article',
    series: fields['series'] ?? '',
    ascend: fields['series'] === 'Ascend',
    sponsor: typeset(fields['sponsor'] ?? ''),
    minutes: Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute)),
    blocks: renderProse(text),
  }
}

/** All articles below a folder laid out as `{yyyy}/{mm}/{slug}.md`, newest first. */
export function readArticles(folder: string): Article[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => readArticle(folder, file))
    .sort((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path))
}
