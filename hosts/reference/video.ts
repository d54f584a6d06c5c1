import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { frontMatter } from './article.ts'
import { renderProse, typeset } from './prose.ts'
import { topicOf } from './topic.ts'

/** What a film's file says; its name gives id and slug: `101-the-quiet-handover.md`. */
export interface Video {
  id: string
  slug: string
  /** `/video/{id}/{slug}` */
  path: string
  /** `/video/embed/{id}/{slug}` */
  embed: string
  poster: string
  title: string
  standfirst: string
  author: string
  about: string
  /** `YYYY-MM-DD` */
  date: string
  dateText: string
  topic: { name: string; slug: string }
  /** What stands beside it, as HTML. */
  text: string
  /** What is said in it, line by line, in plain text. */
  lines: { line: string }[]
  /** How long it runs. */
  seconds: number
}

/** A line stands so long. */
const secondsALine = 5

const dateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: '2-digit',
  timeZone: 'UTC',
})

function readVideo(folder: string, file: string): Video {
  const { fields, text } = frontMatter(readFileSync(join(folder, file), 'utf8'))
  const [, id = '', slug = ''] = /^(\d+)-(.+)$/.exec(basename(file, '.md')) ?? []
  const [words = '', transcript] = text.split('\n## Transcript\n')
  if (!id || !slug || !transcript) throw new Error(`${file} has no id, no slug or no transcript`)
  const field = (name: string) => {
    const value = fields[name]
    if (value === undefined) throw new Error(`${file} has no ${name}`)
    return typeset(value)
  }
  const lines = transcript
    .trim()
    .split(/\n\s*\n/)
    .map((line) => ({ line: typeset(line.trim()) }))
  return {
    id,
    slug,
    path: `/video/${id}/${slug}`,
    embed: `/video/embed/${id}/${slug}`,
    poster: `/assets/posters/${slug}.svg`,
    title: field('title'),
    standfirst: field('standfirst'),
    author: field('author'),
    about: field('about'),
    date: field('date'),
    dateText: dateFormat.format(new Date(`${field('date')}T00:00:00Z`)),
    topic: topicOf(field('topic')),
    text: renderProse(words).join('\n'),
    lines,
    seconds: lines.length * secondsALine,
  }
}

/** All films of a folder, newest first. */
export function readVideos(folder: string): Video[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readVideo(folder, file))
    .sort((a, b) => b.date.localeCompare(a.date))
}
