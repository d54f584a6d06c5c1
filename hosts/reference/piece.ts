import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { frontMatter } from './article.ts'
import { renderProse, typeset } from './prose.ts'
import { topicOf } from './topic.ts'

/** A webinar, a report or an episode of the podcast: what its file says; the file's name is its slug. */
export interface Piece {
  slug: string
  /** `/webinars/{slug}`, `/hbr-analytic-services/{slug}` or `/podcast-the-halyard-hour/{slug}` */
  path: string
  contentType: 'Webinar' | 'Report' | 'Podcast'
  title: string
  standfirst: string
  author: string
  about: string
  /** `YYYY-MM-DD` */
  date: string
  dateText: string
  topic: { name: string; slug: string }
  /** `52 minutes`, `34 pages` */
  length: string
  /** As HTML. */
  text: string
}

const kinds = {
  webinars: { contentType: 'Webinar', unit: 'minutes' },
  'hbr-analytic-services': { contentType: 'Report', unit: 'pages' },
  'podcast-the-halyard-hour': { contentType: 'Podcast', unit: 'minutes' },
} as const

const dateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: '2-digit',
  timeZone: 'UTC',
})

function readPiece(content: string, folder: keyof typeof kinds, file: string): Piece {
  const { fields, text } = frontMatter(readFileSync(join(content, folder, file), 'utf8'))
  const field = (name: string) => {
    const value = fields[name]
    if (value === undefined) throw new Error(`${file} has no ${name}`)
    return typeset(value)
  }
  const slug = basename(file, '.md')
  const { contentType, unit } = kinds[folder]
  return {
    slug,
    path: `/${folder}/${slug}`,
    contentType,
    title: field('title'),
    standfirst: field('standfirst'),
    author: field('author'),
    about: field('about'),
    date: field('date'),
    dateText: dateFormat.format(new Date(`${field('date')}T00:00:00Z`)),
    topic: topicOf(field('topic')),
    length: `${field('length')} ${unit}`,
    text: renderProse(text).join('\n'),
  }
}

/** All of a kind, newest first. @param content the site's folder of that name */
export function readPieces(content: string, folder: keyof typeof kinds): Piece[] {
  return readdirSync(join(content, folder))
    .map((file) => readPiece(content, folder, file))
    .sort((a, b) => b.date.localeCompare(a.date))
}
