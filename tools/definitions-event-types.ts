/** Reads the types of event details, with the declarations of all types that they refer to. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as z from '@bindery/contract/schema.ts'
import { schemaType } from './definitions-schema.ts'
import { allNodes, isNode, type Node, nodesIn, parse } from './syntax-tree.ts'

const packages = join(import.meta.dirname, '../packages')

export interface TypeReader {
  /** The text of a type, on one line. Adds the types that it refers to. */
  read(code: string, type: Node, file: string): Promise<string>
  /** `export interface X …` or `export type X …`, by name. */
  readonly declarations: ReadonlyMap<string, string>
}

/** Types that TypeScript has. */
const builtIn = new Set(['HTMLElement', 'Promise', 'Readonly', 'ReadonlyArray', 'Record'])

interface Source {
  readonly file: string
  readonly code: string
  readonly statements: readonly Node[]
}

const sources = new Map<string, Source>()

function sourceOf(file: string, code = readFileSync(file, 'utf8')): Source {
  const source = sources.get(file) ?? { file, code, statements: nodesIn(parse(code)['body']) }
  sources.set(file, source)
  return source
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? '') : '')

const fileOf = (specifier: string, importer: string): string =>
  specifier.startsWith('@bindery/')
    ? join(packages, specifier.slice('@bindery/'.length))
    : join(dirname(importer), specifier)

/** Where a type is declared, through imports and re-exports. */
function findDeclaration(name: string, source: Source): { node: Node; source: Source } {
  for (const statement of source.statements) {
    const node = isNode(statement['declaration']) ? statement['declaration'] : statement
    const isType = /^TS(?:Interface|TypeAlias)Declaration$/.test(node.type)
    if (isType && nameOf(node['id']) === name) return { node, source }
    const { source: from, specifiers } = statement
    const specifier = nodesIn(specifiers).find(
      ({ local, exported }) => nameOf(exported ?? local) === name,
    )
    if (!specifier || !isNode(from)) continue
    const original = nameOf(specifier['imported'] ?? specifier['local'])
    return findDeclaration(original, sourceOf(fileOf(String(from['value']), source.file)))
  }
  throw new Error(`${source.file} does not declare the type ${name}.`)
}

/** The text of a type on one line, with a semicolon between the members of an object type. */
function textOf(node: Node, code: string): string {
  let text = code.slice(node.start, node.end)
  const literals = allNodes(node).filter(({ type }) =>
    /^TS(?:TypeLiteral|InterfaceBody)$/.test(type),
  )
  const outer = literals.filter(
    (one) => !literals.some((other) => other.start < one.start && one.end <= other.end),
  )
  for (const literal of outer.toReversed()) {
    const members = nodesIn(literal['members'] ?? literal['body']).map((member) =>
      textOf(member, code).replace(/;$/, ''),
    )
    const start = literal.start - node.start
    text = `${text.slice(0, start)}{ ${members.join('; ')} }${text.slice(literal.end - node.start)}`
  }
  return text.replace(/\s+/g, ' ').replace(/^\| /, '')
}

/** The names of the types that a type refers to. */
const referencesIn = (type: Node): string[] =>
  allNodes(type).flatMap((node) =>
    node.type === 'TSTypeReference' ? nameOf(node['typeName']) || [] : [],
  )

const union = (values: readonly unknown[]): string =>
  values.map((value) => `'${String(value)}'`).join(' | ')

/** The value that a module exports under a name. */
const exportedValue = async (name: string, { file }: Source): Promise<unknown> =>
  Reflect.get(await import(pathToFileURL(file).href), name)

/** A type made of a value: `(typeof list)[number]`, `keyof typeof object` or `z.output<typeof schema>`. */
async function typeOfValue(type: Node, source: Source): Promise<string | undefined> {
  const query = allNodes(type).find((node) => node.type === 'TSTypeQuery')
  if (!query) return undefined
  const value = await exportedValue(nameOf(query['exprName']), source)
  if (type.type === 'TSIndexedAccessType') return union(value as readonly unknown[])
  if (type.type === 'TSTypeOperator') return union(Object.keys(value as object))
  const { typeName } = type
  const io = isNode(typeName) ? nameOf(typeName['right']) : ''
  if (io === 'input' || io === 'output') return schemaType(value as z.Schema, io)
  throw new Error(`${source.file}: ${source.code.slice(type.start, type.end)} is not supported.`)
}

export function createTypeReader(): TypeReader {
  const declarations = new Map<string, string>()

  const declare = async (name: string, from: Source): Promise<void> => {
    if (builtIn.has(name) || declarations.has(name)) return
    const { node, source } = findDeclaration(name, from)
    const isInterface = node.type === 'TSInterfaceDeclaration'
    const type = node[isInterface ? 'body' : 'typeAnnotation'] as Node
    const value = await typeOfValue(type, source)
    const text = value ?? source.code.slice(type.start, type.end)
    declarations.set(name, `export ${isInterface ? `interface ${name}` : `type ${name} =`} ${text}`)
    if (!value) for (const each of referencesIn(type)) await declare(each, source)
  }

  return {
    declarations,
    read: async (code, type, file) => {
      const source = sourceOf(file, code)
      for (const name of referencesIn(type)) await declare(name, source)
      return textOf(type, code)
    },
  }
}
