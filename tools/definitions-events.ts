/**
 * The events that tags dispatch, read from their classes: the name and whether it can be canceled from the
 * call of `super`, the type of `detail` from the type argument, the description from the doc comment.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Definition, EventClass } from '@bindery/element/definition.ts'
import { ReadyEvent } from '@bindery/element/element.events.ts'
import { BinderyErrorEvent } from '@bindery/state/environment/error.events.ts'
import { ClosedEvent, OpenedEvent } from '@bindery/state/environment/overlay.events.ts'
import { createTypeReader, type TypeReader } from './definitions-event-types.ts'
import { allNodes, isNode, type Node, nodesIn, parse } from './syntax-tree.ts'

const packages = join(import.meta.dirname, '../packages')

export interface EventDescription {
  readonly name: string
  /** The type of `event.detail`, in TypeScript. */
  readonly detail: string
  readonly cancelable: boolean
  readonly description: string
  /** What to use instead; missing if it is not deprecated. */
  readonly deprecated?: string
}

export interface EventCatalogue {
  readonly all: readonly EventDescription[]
  /** The events of a tag, with those that every tag dispatches. */
  of(definition: Definition): readonly EventDescription[]
  /** The declarations of the types that details refer to, by name. */
  readonly types: ReadonlyMap<string, string>
}

/** Dispatched by every tag: the element layer does it. */
const inherited: readonly EventClass[] = [ReadyEvent, BinderyErrorEvent]
/** Dispatched by every tag with the attribute `open`. tests/conventions/open-events.browser.test.ts checks it. */
const ofOpen: readonly EventClass[] = [OpenedEvent, ClosedEvent]

/** The classes of a tag's own events. */
const eventsOf = ({ attributes, events = [] }: Definition): readonly EventClass[] =>
  'open' in attributes ? [...events, ...ofOpen] : events

/** The text of the doc comment before a position, on one line. */
export function docComment(code: string, position: number): string {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/).)*)\*\/\s*$/s.exec(code.slice(0, position)) ?? []
  return comment
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}

interface SourceClass {
  readonly code: string
  readonly file: string
  readonly statement: Node
  readonly node: Node
}

/** The event classes of a module, by class name. */
function eventClassesIn(code: string, file: string): [string, SourceClass][] {
  return nodesIn(parse(code)['body']).flatMap((statement): [string, SourceClass][] => {
    const node = statement['declaration']
    if (!isNode(node) || node.type !== 'ClassDeclaration') return []
    const { id, superClass } = node
    if (!isNode(superClass) || !/^(?:Bindery|Custom)Event$/.test(String(superClass['name'])))
      return []
    return [[String((id as Node)['name']), { code, file, statement, node }]]
  })
}

async function describeEvent(
  { code, file, statement, node }: SourceClass,
  types: TypeReader,
): Promise<EventDescription> {
  const { superTypeArguments } = node
  const [detail] = isNode(superTypeArguments) ? nodesIn(superTypeArguments['params']) : []
  // A CustomEvent takes its options second, a BinderyEvent after the detail.
  const isOurs = String((node['superClass'] as Node)['name']) === 'BinderyEvent'
  const [name, second, third] = superArguments(node)
  const options = isOurs ? third : second
  const [description = '', deprecated] = docComment(code, statement.start).split(/\s*@deprecated /)
  if (!detail || !description || typeof name?.['value'] !== 'string')
    throw new Error(`${file}: an event class needs a name, a type of its detail and a doc comment.`)
  return {
    name: name['value'],
    detail: await types.read(code, detail, file),
    cancelable: options !== undefined && isCancelable(options),
    description,
    ...(deprecated ? { deprecated } : {}),
  }
}

const superArguments = (node: Node): Node[] => {
  const call = allNodes(node).find(
    ({ type, callee }) => type === 'CallExpression' && isNode(callee) && callee.type === 'Super',
  )
  return nodesIn(call?.['arguments'])
}

const isCancelable = (options: Node): boolean =>
  nodesIn(options['properties']).some(
    ({ key, value }) =>
      isNode(key) && key['name'] === 'cancelable' && isNode(value) && value['value'] === true,
  )

function readClasses(): Map<string, SourceClass> {
  const classes = new Map<string, SourceClass>()
  for (const path of globSync('{element,state,widgets}/**/*.ts', { cwd: packages }).sort()) {
    const file = join(packages, path)
    const code = readFileSync(file, 'utf8')
    if (!/\bextends (?:Bindery|Custom)Event</.test(code)) continue
    for (const [name, source] of eventClassesIn(code, file)) {
      if (classes.has(name)) throw new Error(`${file}: there is another class ${name}.`)
      classes.set(name, source)
    }
  }
  return classes
}

/** Reads the classes of all events that the definitions list. */
export async function readEvents(definitions: readonly Definition[]): Promise<EventCatalogue> {
  const types = createTypeReader()
  const sources = readClasses()
  const described = new Map<string, EventDescription>()
  // By class name: each definition is read by a module runner of its own, with its own class objects.
  for (const { name } of [...definitions.flatMap(eventsOf), ...inherited]) {
    if (described.has(name)) continue
    const source = sources.get(name)
    if (!source) throw new Error(`The event class ${name} is in no file of the packages.`)
    described.set(name, await describeEvent(source, types))
  }
  return {
    all: [...described.values()],
    types: types.declarations,
    of: (definition) =>
      [...eventsOf(definition), ...inherited].flatMap(({ name }) => described.get(name) ?? []),
  }
}
