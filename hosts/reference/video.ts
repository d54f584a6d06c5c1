import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fieldReader, frontMatter, type Published, readPublished } from './front-matter.ts'
import { renderProse, typeset } from './prose.ts'

/** A film from its file. The file's name gives id and slug: `101-the-quiet-handover.md`. */
export interface Video extends Published {
  id: string
  slug: string
  /** `/video/{id}/{slug}` */
  path: string
  /** `/video/embed/{id}/{slug}` */
  embed: string
  poster: string
  /** The text beside the player, as HTML. */
  text: string
  /** The transcript, line by line, in plain text. */
  lines: { line: string }[]
  /** The film's length. */
  seconds: number
}

/** How long each line of the transcript is shown. */
const secondsALine = 5

function readVideo(folder: string, file: string): Video {
  const { fields, text } = frontMatter(readFileSync(join(folder, file), 'utf8'))
  const field = fieldReader(fields, file)
  const [, id = '', slug = ''] = /^(\d+)-(.+)$/.exec(basename(file, '.md')) ?? []
  const [words = '', transcript] = text.split('\n## Transcript\n')
  if (!id || !slug || !transcript) throw new Error(`${file} has no id, no slug or no transcript`)
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
    ...readPublished(field),
    text: renderProse(words).join('\n'),
    lines,
    seconds: lines.length * secondsALine,
  }
}

/** Reads all films of a folder, newest first. */
export function readVideos(folder: string): Video[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readVideo(folder, file))
    .sort((a, b) => b.date.localeCompare(a.date))
}
