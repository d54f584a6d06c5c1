/** The files the conventions are about. A rule takes a list of them and answers with complaints. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { parseSync } from 'vite'

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  path: string
  text: string
}

/** One line per breach: `path: what is wrong and what to do`. */
export type Rule = (files: readonly SourceFile[]) => string[]

/** A file for a rule to look at, as the tests of the rules make them. */
export const file = (path: string, text = ''): SourceFile => ({ path, text })

const made = new Set([
  ...['node_modules', 'dist', '.git', '.cache', 'storybook-static'],
  ...['test-results', 'playwright-report'],
])
const textual = new Set([
  ...[
    '.ts',
    '.tsx',
    '.js',
    '.mjs',
    '.css',
    '.html',
    '.md',
    '.json',
    '.yml',
    '.yaml',
    '.svg',
    '.txt',
    '',
  ],
])

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder || '.', { withFileTypes: true })) {
    if (made.has(entry.name)) continue
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* walk(path)
    else if (entry.isFile()) yield path
  }
}

let known: SourceFile[] | undefined

/** Every file somebody wrote; those that are not text have an empty one. */
export function project(): readonly SourceFile[] {
  known ??= [...walk('')].map((path) =>
    file(path, textual.has(extname(path)) ? readFileSync(join('.', path), 'utf8') : ''),
  )
  return known
}

/** The files or folders of this project that break a rule, each once, in order. */
export const breaking = (rule: Rule): string[] =>
  [...new Set(rule(project()).map((complaint) => complaint.split(/: | → /)[0] ?? ''))].sort()

/** TypeScript, JSX or not. */
export const isScript = ({ path }: SourceFile): boolean => /\.tsx?$/.test(path)

/** Tests, and what only tests and stories load. */
export const isTest = ({ path }: SourceFile): boolean =>
  /\.(test|spec|check|stories)\.tsx?$/.test(path) ||
  /(^|\/)test-[^/]+\.tsx?$/.test(path) ||
  /^packages\/[^/]+\/(test|fixtures)\//.test(path) ||
  /^(tests|stories|\.storybook|bench)\//.test(path)

const shippedPackages = /^packages\/(contract|api|state|ui|element|widgets|embed)\//

/** What a reader's browser downloads. */
export const isShipped = (source: SourceFile): boolean =>
  shippedPackages.test(source.path) && isScript(source) && !isTest(source)

export interface Import {
  specifier: string
  /** Only types: nothing of it is left at run time. */
  typeOnly: boolean
  dynamic: boolean
}

/** The file of this project that a specifier means, or undefined for a library. */
export function targetOf(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare)
  // The folder is named after what it does, the package after what integrators install.
  const named = bare.replace('@bindery/server/', '@bindery/conformance/')
  return named.startsWith('@bindery/') ? named.replace('@bindery/', 'packages/') : undefined
}

type Parsed = Pick<ReturnType<typeof parseSync>, 'module' | 'comments'>
const parsed = new WeakMap<SourceFile, Parsed>()

/** Parses a script once for all rules. */
function parse(source: SourceFile): Parsed {
  const found = parsed.get(source)
  if (found) return found
  const { module, comments } = parseSync(source.path, source.text)
  parsed.set(source, { module, comments })
  return { module, comments }
}

/** All imports and re-exports of a script. */
export function importsOf(source: SourceFile): Import[] {
  const { text } = source
  const { module } = parse(source)
  const found: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    dynamic: false,
  }))
  for (const { entries } of module.staticExports) {
    const from = entries.filter((entry) => entry.moduleRequest)
    const specifier = from[0]?.moduleRequest?.value
    if (!specifier) continue
    found.push({ specifier, typeOnly: from.every((entry) => entry.isType), dynamic: false })
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[1]) found.push({ specifier: literal[1], typeOnly: false, dynamic: true })
  }
  return found
}

/** The text with its comments blanked out, so that a rule may be spoken of where it holds. */
export function withoutComments(source: SourceFile): string {
  const { text } = source
  let code = text
  for (const { start, end } of parse(source).comments) {
    const blank = text.slice(start, end).replace(/[^\n]/g, ' ')
    code = code.slice(0, start) + blank + code.slice(end)
  }
  return code
}

/** Only the comments, each where it stood. */
export function onlyComments(source: SourceFile): string {
  const { text } = source
  let comments = text.replace(/[^\n]/g, ' ')
  for (const { start, end } of parse(source).comments) {
    comments = comments.slice(0, start) + text.slice(start, end) + comments.slice(end)
  }
  return comments
}
