/** Builds everything that ships into dist/. `npm run build` builds the stories, too: `--stories`. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openApi } from '@bindery/contract/openapi.ts'
import { bannedIn } from './build-banned.ts'
import { baseFrom } from './build-base.ts'
import { buildBuilder } from './build-builder.ts'
import { buildChunks } from './build-chunks.ts'
import { loadedEarly } from './build-early.ts'
import { buildElementsPackage } from './build-elements-package.ts'
import { buildFrontDoor } from './build-front-door.ts'
import { buildInspector } from './build-inspector.ts'
import { importMap, integrityOf } from './build-integrity.ts'
import { buildLoader } from './build-loader.ts'
import { buildReact } from './build-react.ts'
import { sbom } from './build-sbom.ts'
import { buildServer } from './build-server.ts'
import { snippet } from './build-snippet.ts'
import { buildStatic } from './build-static.ts'
import { buildStories } from './build-stories.ts'
import { readTags, type Tag } from './build-tags.ts'
import { writeDefinitions } from './definitions.ts'
import { messageDocs, readMessages } from './definitions-messages.ts'
import { readWords } from './definitions-words.ts'
import { readFallbacks, writeFallbacks } from './fallbacks.ts'

const root = join(import.meta.dirname, '..')

export interface BuildOptions {
  /** Default: packages/widgets. */
  readonly widgets?: string
  /** Default: dist. */
  readonly out?: string
  /** The URL path of the folder of bindery.js. Default: /bindery/. */
  readonly base?: string
  /** Default: the version of packages/embed. */
  readonly version?: string
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

function readVersion(): string {
  const text = readFileSync(join(root, 'packages/embed/package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

function checkBanned(files: ReadonlyMap<string, string>, tags: readonly Tag[]): void {
  const problems = [...files].flatMap(([path, code]) => {
    const chunk = path.replace(/^chunks\//, '').split('.')[0] as string
    return bannedIn(chunk, code)
  })
  for (const { definition } of tags) {
    for (const [path, code] of files) {
      if (code.includes(definition.summary))
        problems.push(`${path} has the summary of ${definition.tag}.`)
    }
  }
  if (problems.length > 0) throw new Error(`This must not ship:\n  ${problems.join('\n  ')}`)
}

function write(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, content] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** Deletes the chunks of earlier builds, after the new ones are complete: they may still be served. */
function removeOldChunks(folder: string, files: ReadonlyMap<string, string>): void {
  for (const name of readdirSync(join(folder, 'chunks'))) {
    if (!files.has(`chunks/${name}`)) rmSync(join(folder, 'chunks', name))
  }
}

/** Builds the loader, the chunks and the files that list them. */
async function buildScript(
  tags: readonly Tag[],
  { folder, base, version }: { folder: string; base: string; version: string },
): Promise<void> {
  const { manifest, files, graph, modules } = await buildChunks({ version, tags })
  const early = loadedEarly({ ...manifest, graph })
  if (early.length > 0) throw new Error(`This loads too early:\n  ${early.join('\n  ')}`)
  const code = new Map([...files].map(([name, content]) => [`chunks/${name}`, content]))
  const { loader, extraTags, extraTagsFile, ...others } = await buildLoader(manifest)
  code.set('bindery.js', loader)
  code.set(`chunks/${extraTagsFile}`, extraTags)
  checkBanned(code, tags)
  const integrity = integrityOf(code)
  write(folder, code)
  write(
    folder,
    new Map([
      ['manifest.json', json({ ...manifest, graph })],
      ['integrity.json', json(integrity)],
      ['importmap.json', json(importMap(integrity, base))],
      ['sbom.json', sbom(version, [...modules, ...others.modules])],
      ['snippet.html', snippet({ manifest, integrity, base })],
    ]),
  )
  removeOldChunks(folder, code)
}

/** Builds everything. Returns the tags. */
export async function buildAll(options: BuildOptions = {}): Promise<Tag[]> {
  const { base = '/bindery/', version = readVersion(), out = join(root, 'dist') } = options
  const tags = await readTags(options.widgets ?? join(root, 'packages/widgets'))
  const fallbacks = await readFallbacks()
  // Reading the definitions has run Vite in development mode. Libraries choose their code by this variable.
  process.env['NODE_ENV'] = 'production'
  await buildScript(tags, { folder: join(out, 'bindery'), base, version })
  await buildReact({ tags, version, out: join(out, 'react') })
  const definitions = tags.map(({ definition }) => definition)
  await writeDefinitions(definitions, join(out, 'bindery'))
  writeFallbacks(fallbacks, join(out, 'bindery/fallbacks'))
  write(
    join(out, 'bindery'),
    new Map([
      ['openapi.json', `${JSON.stringify(openApi())}\n`],
      ['messages.md', messageDocs(await readMessages(), await readWords('de'))],
    ]),
  )
  await buildInspector(definitions, join(out, 'bindery'))
  await buildElementsPackage({
    tags,
    version,
    out: join(out, 'elements'),
    script: join(out, 'bindery'),
  })
  return tags
}

if (import.meta.main) {
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  const stories = '--stories'
  const args = process.argv.slice(2)
  const tags = await buildAll({ base: baseFrom(args.filter((each) => each !== stories)) })
  await buildServer({ version: readVersion(), out: join(root, 'dist/server') })
  await buildBuilder({ definitions: tags.map(({ definition }) => definition) })
  // First: the front door links the stories if there are any, and the site has a copy.
  if (args.includes(stories)) buildStories()
  await buildFrontDoor()
  await buildStatic()
  const all = args.includes(stories) ? ', with their stories in dist/storybook,' : ''
  console.log(`Built ${tags.length} tags${all} in ${seconds()} s.`)
}
