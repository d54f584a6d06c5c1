import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fieldReader, frontMatter, type Published, readPublished } from './front-matter.ts'
import { renderProse } from './prose.ts'

/** A webinar, a report or an episode of the podcast. The file's name is its slug. */
export interface Piece extends Published {
  slug: string
  /** `/webinars/{slug}`, `/hbr-analytic-services/{slug}` or `/podcast-the-halyard-hour/{slug}` */
  path: string
  contentType: 'Webinar' | 'Report' | 'Podcast'
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

function readPiece(content: string, folder: keyof typeof kinds, file: string): Piece {
  const { fields, text } = frontMatter(readFileSync(join(content, folder, file), 'utf8'))
  const field = fieldReader(fields, file)
  const slug = basename(file, '.md')
  const { contentType, unit } = kinds[folder]
  return {
    slug,
    path: `/${folder}/${slug}`,
    contentType,
    ...readPublished(field),
    length: `${field('length')} ${unit}`,
    text: renderProse(text).join('\n'),
  }
}

/** Reads all pieces of a kind, newest first. @param content the site's `content` folder */
export function readPieces(content: string, folder: keyof typeof kinds): Piece[] {
  return readdirSync(join(content, folder))
    .map((file) => readPiece(content, folder, file))
    .sort((a, b) => b.date.localeCompare(a.date))
}
