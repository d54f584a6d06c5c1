/** What the docs name is there: files that a reader is sent to, and scripts to run. */
import { posix } from 'node:path'
import type { Rule, SourceFile } from './project.ts'

const isDoc = ({ path }: SourceFile): boolean => /^(docs\/)?[^/]+\.md$/.test(path)

/** A file, or a folder with files in it. */
const isThere = (files: readonly SourceFile[], path: string): boolean =>
  files.some((each) => each.path === path || each.path.startsWith(`${path}/`))

/** `[words](path#part)` and `![picture](path)`; not an address of the web. */
const links = /\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)/g
/** A path from the root, as text or a command has it. */
const paths = /(?<![\w/.])(?:packages|hosts|stories|tests|tools|bench|docs)\/[\w./-]*\w/g
const scripts = /\bnpm run ([\w:-]+)/g

const anchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(
    ([, title = '']) =>
      `#${title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-')}`,
  )

/** Links of the docs lead somewhere, and the paths that they name exist. */
export const deadPaths: Rule = (files) =>
  files.filter(isDoc).flatMap(({ path, text }) => {
    const linked = [...text.matchAll(links)].flatMap(([, to = '', part]) => {
      const goal = posix.join(posix.dirname(path), to)
      const target = files.find((each) => each.path === goal)
      if (!target && !isThere(files, goal)) return [`${path}: leads to ${to}, which is not there`]
      return part && !anchors(target?.text ?? '').includes(part)
        ? [`${path}: ${to} has no part ${part}`]
        : []
    })
    const named = [...text.replaceAll(links, '').matchAll(paths)].map(([name]) => name)
    const missing = named.filter((name) => !isThere(files, name))
    return [...linked, ...missing.map((name) => `${path}: names ${name}, which is not there`)]
  })

/** Scripts that the docs name are in package.json. */
export const deadScripts: Rule = (files) => {
  const text = files.find(({ path }) => path === 'package.json')?.text ?? '{}'
  const known = Object.keys((JSON.parse(text) as { scripts?: object }).scripts ?? {})
  return files.filter(isDoc).flatMap((doc) =>
    [...doc.text.matchAll(scripts)]
      .map(([, name = '']) => name)
      .filter((name) => !known.includes(name))
      .map((name) => `${doc.path}: npm run ${name} is no script of package.json`),
  )
}
