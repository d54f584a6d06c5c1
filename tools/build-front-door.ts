/** Builds dist/front-door: the page for those who choose, and the documents, as static files. */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, posix } from 'node:path'
import { goals } from '../hosts/builder/goals.ts'
import { documentGroups, pageOf } from '../hosts/front-door/contents.ts'
import type { SearchedSection } from '../hosts/front-door/docs-search.ts'
import { type Document, renderDocument } from '../hosts/front-door/markdown.ts'
import { withBase } from '../hosts/static/base.ts'
import { renderTemplate, type Scope } from '../hosts/template.ts'
import kitTokens from '../packages/ui/styles/tokens.json' with { type: 'json' }
import { brandFiles } from '../stories/brands/brands.ts'
import { bundlePage } from './build-page-bundle.ts'
import { brandCss, readTokens } from './design-tokens.ts'

const root = join(import.meta.dirname, '..')
const source = join(root, 'hosts/front-door')

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The documents of the project, by their path in the repository. */
export const documentFiles = (): string[] =>
  globSync(['*.md', 'docs/**/*.md'], { cwd: root, exclude: ['docs/npm/**', 'dist/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

const isAsset = (file: string): boolean => /^docs\/.*\.(png|txt)$/.test(file)
const assetOf = (file: string): string => file.replace(/^docs\//, '').replaceAll('/', '-')

/** The address of a link in the document `file`. undefined: the site has no such page, so the text stays. */
export const addressFrom =
  (file: string, known: ReadonlySet<string>) =>
  (href: string): string | undefined => {
    // Markdown takes what follows an address in an example for a part of it.
    if (/^[a-z]+:|^#/.test(href))
      return URL.canParse(href, 'https://site.example') ? href : undefined
    const [path = '', hash] = href.split('#')
    const target = posix.join(posix.dirname(file), path)
    const suffix = hash ? `#${hash}` : ''
    if (known.has(target)) return pageOf(target) + suffix
    return isAsset(target) ? assetOf(target) : undefined
  }

/** All documents, rendered. */
export function renderDocuments(files: readonly string[] = documentFiles()): Map<string, Document> {
  const known = new Set(files)
  return new Map(files.map((file) => [file, renderDocument(read(file), addressFrom(file, known))]))
}

/** The sections of all documents, for the search. */
export const searchedSections = (documents: ReadonlyMap<string, Document>): SearchedSection[] =>
  [...documents]
    .flatMap(([file, { title, sections }]) =>
      sections.map(({ id, heading, text }) => ({
        href: `${pageOf(file)}#${id}`,
        title,
        heading,
        text,
      })),
    )
    .map((section, id) => ({ id, ...section }))

/** The attributes of a picture's size, which a PNG has in its first chunk. Without them, the text below it would move. */
function sizeOf(name: string): string {
  const header = readFileSync(join(root, 'docs', name))
  return ` width="${header.readUInt32BE(16)}" height="${header.readUInt32BE(20)}"`
}

const templates = (name: string): string => read(`hosts/front-door/templates/${name}.html`)

function writeDocuments(out: string): void {
  const documents = renderDocuments()
  mkdirSync(out, { recursive: true })
  const groups = (current: string): Scope[] =>
    documentGroups.map(({ name, files }) => ({
      name,
      pages: files.map((file) => ({
        href: pageOf(file),
        title: documents.get(file)?.title ?? '',
        current: file === current,
      })),
    }))
  for (const [file, { title, html: text }] of documents) {
    const html = text.replace(/<img src="([\w-]+\.png)"/g, (image, name) => image + sizeOf(name))
    const page = renderTemplate('docs', { title, html, groups: groups(file) }, templates)
    writeFileSync(join(out, pageOf(file)), page)
  }
  for (const file of globSync('docs/**/*.{png,txt}', { cwd: root })) {
    cpSync(join(root, file), join(out, assetOf(file.replaceAll('\\', '/'))))
  }
  writeFileSync(join(out, 'sections.json'), JSON.stringify(searchedSections(documents)))
}

/** The tables of docs/performance.md that the page repeats: the part below a heading, up to the end of its table. */
const tableBelow = (heading: string): string => {
  const [, rest = ''] = read('docs/performance.md').split(`\n## ${heading}\n`)
  const table = rest.match(/(?:^\|.*\n)+/m)?.[0]
  if (!table) throw new Error(`docs/performance.md has no table below "${heading}".`)
  return renderDocument(table, () => undefined).html
}

/** The rules of all brands. The page wears one by `data-brand` on its root. */
const brandRules = (): string =>
  Object.entries(brandFiles)
    .map(
      ([name, file]) => `[data-brand="${name}"] {\n${brandCss(file, readTokens(kitTokens))}\n}\n`,
    )
    .join('\n')

export interface FrontDoorOptions {
  /** Default: `dist/front-door`. */
  readonly out?: string
  /** The script tag of the page. Default: that of `dist/bindery/snippet.html`. */
  readonly script?: string
  /** The path that serves the site around the page, with a slash at both ends. Default: `/`. */
  readonly base?: string
}

/** Writes the page and the documents. */
export async function buildFrontDoor(options: FrontDoorOptions = {}): Promise<void> {
  const { out = join(root, 'dist/front-door'), base = '/' } = options
  const { script = read('dist/bindery/snippet.html').trim() } = options
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const scope = {
    script,
    goals: goals.map(({ name, tags }) => ({
      name,
      tags: tags.map((tag) => ({ tag, href: `../builder/#tag=${tag}` })),
    })),
    weight: tableBelow('Weight'),
    // Only `npm run build` makes them.
    stories: existsSync(join(root, 'dist/storybook/index.html')),
    brands: Object.entries(brandFiles).map(([name, file]) => ({
      name,
      description: (file as { $description: string }).$description.replace(/\.$/, ''),
    })),
  }
  writeFileSync(join(out, 'index.html'), withBase(renderTemplate('index', scope, templates), base))
  for (const name of ['front-door.css', 'docs.css']) cpSync(join(source, name), join(out, name))
  const ownRules = readFileSync(join(source, 'brands.css'), 'utf8')
  writeFileSync(join(out, 'brands.css'), `${ownRules}\n${brandRules()}`)
  writeDocuments(join(out, 'docs'))
  for (const [name, to] of [
    ['front-door', 'front-door.js'],
    ['docs-search', 'docs/docs-search.js'],
  ] as const) {
    writeFileSync(join(out, to), await bundlePage(join(source, `${name}.ts`)))
  }
}

if (import.meta.main) await buildFrontDoor()
