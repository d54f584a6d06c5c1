/**
 * Which calls of the API the code of a tag can reach: a walk from its `*.element.ts` through the functions that it
 * names, imports and loads later, down to `call('name', …)`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { endpoints } from '@bindery/contract/endpoints.ts'
import { parseAst } from 'rolldown/parseAst'
import { allNodes, isNode, type Node, nodesIn } from './syntax-tree.ts'

const root = join(import.meta.dirname, '..')

/** A top-level statement of a module, with what it names. */
interface Unit {
  readonly names: ReadonlySet<string>
  readonly calls: ReadonlySet<string>
  /** Modules that it loads later. */
  readonly lazy: readonly string[]
}

interface Module {
  /** By the name of the declaration; '' for statements without one. */
  readonly units: ReadonlyMap<string, Unit>
  /** By local name. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>
  /** By exported name: the local one. */
  readonly exports: ReadonlyMap<string, string>
}

const goalOf = (from: string, specifier: string): string => {
  const path = specifier.replace(/\?.*$/, '').replace('@bindery/', 'packages/')
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : path
}

const textOf = (node: unknown): string => (isNode(node) ? String(node['value'] ?? '') : '')
const nameOf = (node: unknown): string =>
  isNode(node) ? String(node['name'] ?? node['value'] ?? '') : ''

/**
 * The endpoints that a statement names: in `call('share', …)`, or anywhere else if the name is no common word, as in
 * `{ read: 'readQuota' }`.
 */
const callsIn = (nodes: readonly Node[]): Set<string> => {
  const called = nodes.flatMap(({ type, callee, arguments: args }) => {
    if (type !== 'CallExpression' || !isNode(callee)) return []
    const isCall = nameOf(isNode(callee['property']) ? callee['property'] : callee) === 'call'
    return isCall ? [textOf(nodesIn(args)[0])] : []
  })
  const named = nodes.map(textOf).filter((text) => /[a-z][A-Z]/.test(text) && text !== 'signIn')
  return new Set([...called, ...named].filter((name) => Object.hasOwn(endpoints, name)))
}

/** What the members of `session` send. The code behind them is one chunk, so a walk cannot tell them apart. */
const sessionCalls: Readonly<Record<string, readonly string[]>> = {
  $session: ['readProfile', 'profileModified'],
  check: ['readProfile', 'profileModified'],
  refresh: ['readProfile', 'profileModified'],
  signIn: ['signIn', 'captchaEnabled'],
  register: ['register', 'captchaEnabled', 'searchSubscriber'],
  requestReset: ['requestReset', 'captchaEnabled'],
  signOut: ['signOut', 'userServiceLogout'],
}

/** The calls that a statement makes through the state, as in `state.session.signIn(…)`. */
const stateCallsIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ type, object, property }) => {
    if (type !== 'MemberExpression' || !isNode(object)) return []
    const owner = nameOf(isNode(object['property']) ? object['property'] : object)
    if (owner === 'captcha') return ['captchaEnabled']
    return owner === 'session' ? (sessionCalls[nameOf(property)] ?? []) : []
  })

const unitOf = (file: string, statement: Node): Unit => {
  const nodes = allNodes(statement)
  return {
    names: new Set(
      nodes.flatMap(({ type, name }) => (/^(JSX)?Identifier$/.test(type) ? [String(name)] : [])),
    ),
    calls: new Set([...callsIn(nodes), ...stateCallsIn(nodes)]),
    lazy: nodes.flatMap(({ type, source }) =>
      type === 'ImportExpression' && textOf(source).match(/^[.@]/)
        ? [goalOf(file, textOf(source))]
        : [],
    ),
  }
}

/** The declarations in a statement: `export const a = …` has one. */
const declarationsIn = (statement: Node): Node[] => {
  const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement
  return declaration.type === 'VariableDeclaration'
    ? nodesIn(declaration['declarations'])
    : [declaration]
}

const read = (file: string, text: string): Module => {
  const tree = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
  const units = new Map<string, Unit>()
  const imports = new Map<string, { file: string; name: string }>()
  const exports = new Map<string, string>()
  for (const statement of nodesIn(tree['body'])) {
    const { type, source, specifiers, importKind, exportKind } = statement
    if (importKind === 'type' || exportKind === 'type' || /^TS/.test(type)) continue
    const goal = source ? goalOf(file, textOf(source)) : ''
    for (const one of nodesIn(specifiers)) {
      if (one['importKind'] === 'type' || one['exportKind'] === 'type') continue
      const local = nameOf(one['local'])
      if (type === 'ImportDeclaration') {
        imports.set(local, { file: goal, name: nameOf(one['imported']) || 'default' })
      } else {
        exports.set(nameOf(one['exported']), local)
        if (goal) imports.set(local, { file: goal, name: local })
      }
    }
    if (type === 'ImportDeclaration' || nodesIn(specifiers).length) continue
    for (const each of declarationsIn(statement)) {
      if (/^TS/.test(each.type)) continue
      const isDefault = type === 'ExportDefaultDeclaration'
      const ids = isDefault ? ['default'] : nodesIn(each['id']).flatMap(allNodes).map(nameOf)
      for (const id of ids.length ? ids : ['']) {
        units.set(id, unitOf(file, each))
        if (type.startsWith('Export')) exports.set(id, id)
      }
    }
  }
  return { units, imports, exports }
}

const pathsOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'))

/** The definitions of all tags, by path from the root. */
export const elementFiles = (): string[] => pathsOf('packages/widgets/**/*.element.ts').sort()

const sources = (): ReadonlyMap<string, string> =>
  new Map(
    pathsOf('packages/{widgets,state,element,ui}/**/*.{ts,tsx}')
      .filter((path) => !/\.(test|check)\.tsx?$|\/test\//.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
  )

/** Parses the modules of the kit. @param texts by path; default: those that have to do with calls */
export const readModules = (texts = sources()): ReadonlyMap<string, Module> =>
  new Map([...texts].map(([path, text]) => [path, read(path, text)] as const))

/** The calls that a tag's code can reach, sorted. */
export function reachedCalls(file: string, modules: ReadonlyMap<string, Module>): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (path: string, name: string): void => {
    const module = modules.get(path)
    if (!module || seen.has(`${path} ${name}`)) return
    seen.add(`${path} ${name}`)
    const imported = module.imports.get(name)
    if (imported) visitExport(imported.file, imported.name)
    const unit = module.units.get(name)
    if (!unit) return
    for (const call of unit.calls) found.add(call)
    const later = [...unit.lazy]
    for (const each of unit.names) {
      later.push(...lazyOf(path, each))
      if (each !== name) visit(path, each)
    }
    for (const goal of later) {
      const exported = modules.get(goal)?.exports.keys() ?? []
      for (const each of exported) if (unit.names.has(each)) visitExport(goal, each)
    }
  }
  /** The modules that a handle loads, such as `const later = lazy(() => import('./x.ts'))`. */
  const lazyOf = (path: string, name: string): readonly string[] => {
    const module = modules.get(path)
    const from = module?.imports.get(name)
    const local = from ? modules.get(from.file)?.units.get(from.name) : module?.units.get(name)
    return local?.lazy ?? []
  }
  const visitExport = (path: string, name: string): void =>
    visit(path, modules.get(path)?.exports.get(name) ?? name)
  visitExport(file, 'default')
  return [...found].sort()
}
