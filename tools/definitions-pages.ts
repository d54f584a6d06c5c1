/** What the docs pages of the stories say of each tag: all that is known without running it. */
import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { toId } from 'storybook/internal/csf'
import type { Plugin } from 'vite'
import type { Guide } from '../hosts/builder/guides/guide.ts'
import { guides } from '../hosts/builder/guides.ts'
import type { TagInfo } from '../hosts/builder/tag-info.ts'
import { readTags, type Tag } from './build-tags.ts'
import { tagInfo } from './definitions-builder.ts'
import { type EventCatalogue, readEvents } from './definitions-events.ts'
import { type Section, sectionsOf } from './definitions-sections.ts'
import { componentTokensOf } from './definitions-tag-tokens.ts'

const root = join(import.meta.dirname, '..')
const widgets = join(root, 'packages/widgets')

export interface TagPage {
  readonly info: TagInfo
  /** The file of its stories, from the root. */
  readonly stories: string
  /** The id of its docs page in Storybook. */
  readonly id: string
  readonly guide: Guide | undefined
  /** The tags that it opens. */
  readonly opens: readonly string[]
  readonly sections: readonly Section[]
}

/** The id of a docs page, by the title of the stories: Storybook, too, reads it without running the file. */
const docsId = (stories: string, feature: string): string => {
  const text = readFileSync(join(root, stories), 'utf8')
  const [, title] = new RegExp(`title: '(${feature}/[^']+)'`).exec(text) ?? []
  if (!title) throw new Error(`${stories} has no title of the form '${feature}/Name'.`)
  return toId(title, 'docs')
}

/** The tokens of components that the tag reads, as a table. */
function tokenSections(file: string): Section[] {
  const rows = componentTokensOf(file).map(({ property, description, path }) => [
    `\`${property}\``,
    path.split('.')[0] ?? '',
    description,
  ])
  const head = ['token', 'of', 'what it is for']
  return rows.length > 0 ? [{ title: 'Tokens', head, rows }] : []
}

export const tagPage = ({ definition, file }: Tag, events: EventCatalogue): TagPage => {
  const [feature = ''] = relative(widgets, file).split(/[\\/]/)
  const stories = `stories/${feature}/${basename(file, '.element.ts')}.stories.tsx`
  return {
    info: tagInfo(definition),
    stories,
    id: docsId(stories, feature),
    guide: guides[definition.tag],
    opens: definition.opens ?? [],
    sections: [...sectionsOf(definition, events), ...tokenSections(file)],
  }
}

/** Reads the pages of all tags. */
export async function readPages(): Promise<TagPage[]> {
  const tags = await readTags(widgets)
  const events = await readEvents(tags.map(({ definition }) => definition))
  return tags.map((tag) => tagPage(tag, events))
}

const name = 'virtual:tag-pages'

/** Provides the pages as a module to Storybook, which has no Node APIs in the browser. */
export const tagPagesPlugin = (): Plugin => ({
  name: 'bindery-tag-pages',
  resolveId: { filter: { id: /^virtual:tag-pages$/ }, handler: () => `\0${name}` },
  load: {
    filter: { id: /^\0virtual:tag-pages$/ },
    handler: async () => `export default ${JSON.stringify(await readPages())}`,
  },
})
