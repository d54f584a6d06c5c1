import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldReader, frontMatter, type Published, readPublished } from './front-matter.ts'
import { renderProse, typeset } from './prose.ts'

/** An article from its file. The file's path gives year, month and slug. */
export interface Article extends Published {
  /** `/{yyyy}/{mm}/{slug}` */
  path: string
  /** The last part of the path, and its id for the API. */
  slug: string
  /** `free` for every reader; `metered` needs an account or a subscription. */
  access: 'free' | 'metered'
  metered: boolean
  /** As the API and the pages show it. */
  contentType: string
  minutes: number
  /** The series of the article: Ascend, Big Ideas. Empty for most. */
  series: string
  /** True for Ascend, whose pages sell no subscription. */
  ascend: boolean
  /** The meter that counts the article if it is metered. */
  meter: 'quota' | 'ascend'
  /** The article's sponsor. Empty for most. */
  sponsor: string
  /** The text as HTML, block by block. */
  blocks: string[]
}

const wordsPerMinute = 220

function readArticle(folder: string, file: string): Article {
  const { fields, text } = frontMatter(readFileSync(join(folder, file), 'utf8'))
  const field = fieldReader(fields, file)
  const path = `/${file.replaceAll('\\', '/').replace(/\.md$/, '')}`
  const published = readPublished(field)
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

/** Reads all articles of a folder laid out as `{yyyy}/{mm}/{slug}.md`, newest first. */
export function readArticles(folder: string): Article[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => readArticle(folder, file))
    .sort((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path))
}
