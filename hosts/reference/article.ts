import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsOf, frontMatter, type Published, publishedOf } from './front-matter.ts'
import { renderProse, typeset } from './prose.ts'

/** What an article's file says; the file's place gives year, month and slug. */
export interface Article extends Published {
  /** `/{yyyy}/{mm}/{slug}` */
  path: string
  /** The last part of the path: its id for the API. */
  slug: string
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
  /** What counts it where it is metered. */
  meter: 'quota' | 'ascend'
  /** Who paid for it; empty for nearly all. */
  sponsor: string
  /** The text, block by block. */
  blocks: string[]
}

const wordsPerMinute = 220

function readArticle(folder: string, file: string): Article {
  const { fields, text } = frontMatter(readFileSync(join(folder, file), 'utf8'))
  const field = fieldsOf(fields, file)
  const path = `/${file.replaceAll('\\', '/').replace(/\.md$/, '')}`
  const published = publishedOf(field)
  const { date } = published
  if (!path.startsWith(`/${date.slice(0, 4)}/${date.slice(5, 7)}/`)) {
    throw new Error(`${file} is dated ${date}`)
  }
  const access = field('access')
  if (access !== 'free' && access !== 'metered') throw new Error(`${file}: access is ${access}`)
  return {
    path,
    slug: path.slice(path.lastIndexOf('/') + 1),
    ...published,
    access,
    metered: access === 'metered',
    contentType: access === 'metered' ? 'Magazine Article' : 'Digital Article',
    series: fields['series'] ?? '',
    ascend: fields['series'] === 'Ascend',
    meter: fields['series'] === 'Ascend' ? 'ascend' : 'quota',
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
