/**
 * Lets one file hold the texts of a whole feature. A bundler keeps a module in one chunk, so a page with a
 * button would load the texts of the button's flyout, too. Here each export of a messages file becomes a
 * module of its own, which goes into the chunk that uses it.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { allNodes, isNode, type Node, nodesIn, parse } from './syntax-tree.ts'

const packages = join(import.meta.dirname, '../packages')

const pathOf = (specifier: string, importer: string): string =>
  specifier.startsWith('@bindery/')
    ? join(packages, specifier.slice('@bindery/'.length))
    : join(dirname(importer), specifier)

/** What a messages file exports besides types. */
const exportsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name = '']) => name,
  )

/** The id of the module with one export of a messages file; the file itself if it has no other. */
export const partId = ({ file, part }: { file: string; part: string }): string =>
  exportsOf(file).length > 1 && exportsOf(file).includes(part) ? `${file}?part=${part}` : file

/** The source of a module that imports each text of a messages file from that text's own module. */
export const splitMessageImports = (code: string, importer: string): string =>
  code.replace(
    /^import \{([^}]*)\} from '([^']+\.messages\.ts)'/gm,
    (_whole, list: string, specifier: string) => {
      const file = pathOf(specifier, importer)
      const names = list.split(',').flatMap((name) => name.trim() || [])
      return names
        .map((name) => {
          if (name.startsWith('type '))
            return `import type { ${name.slice(5)} } from '${specifier}'`
          const [part = ''] = name.split(' as ')
          const query = partId({ file, part }).slice(file.length)
          return `import { ${name} } from '${specifier}${query}'`
        })
        .join('\n')
    },
  )

/** The names that a statement at the top of a module declares or imports. */
const declaredIn = (statement: Node): string[] => {
  const inner = isNode(statement['declaration']) ? statement['declaration'] : statement
  return nodesIn(inner['declarations'] ?? inner['specifiers'] ?? inner).flatMap(({ id, local }) =>
    [id, local].flatMap((name) => (isNode(name) ? String(name['name']) : [])),
  )
}

const usedIn = (statement: Node): string[] =>
  allNodes(statement).flatMap(({ type, name }) => (type === 'Identifier' ? String(name) : []))

/** The source of a messages file with one of its exports, and with what that export uses. */
export function messagePart(code: string, part: string): string {
  const statements = nodesIn(parse(code)['body'])
  const used = new Set([part])
  const kept = new Set<Node>()
  for (const name of used) {
    for (const statement of statements) {
      if (kept.has(statement) || !declaredIn(statement).includes(name)) continue
      kept.add(statement)
      if (statement.type !== 'ImportDeclaration')
        for (const each of usedIn(statement)) used.add(each)
    }
  }
  return statements
    .filter((statement) => kept.has(statement))
    .map(({ start, end }) => code.slice(start, end))
    .join('\n')
}

export const splitMessagesPlugin = (): Plugin => ({
  name: 'bindery-split-messages',
  enforce: 'pre',
  load: {
    filter: { id: /\.messages\.ts\?part=\w+$/ },
    handler: (id) => {
      const [file = '', part = ''] = id.split('?part=')
      // The transform below does not see this module: its id has a query.
      return splitMessageImports(messagePart(readFileSync(file, 'utf8'), part), file)
    },
  },
  transform: {
    filter: { id: /[\\/]packages[\\/].*\.tsx?$/, code: /\.messages\.ts'/ },
    handler: (code, id) => ({ code: splitMessageImports(code, id), map: null }),
  },
})
