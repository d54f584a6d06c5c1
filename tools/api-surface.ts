/** The public surface: all that a page, an application or a server of a publisher can hold on to. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Definition } from '@bindery/element/definition.ts'
import { rules } from '@bindery/state/settings/rules.ts'
import { commands } from '../packages/conformance/cli.ts'
import * as server from '../packages/conformance/server.ts'
import { moduleName } from './build-elements.ts'
import { type EventCatalogue, readEvents } from './definitions-events.ts'
import { attributesOf, slotsOf } from './definitions-inherited.ts'
import { allowedText, className, defaultText } from './definitions-names.ts'
import { describedTokens } from './definitions-tokens.ts'
import { isNode, type Node, nodesIn, parse } from './syntax-tree.ts'

const root = join(import.meta.dirname, '..')

/** One name that others hold on to. */
export interface ApiEntry {
  /** Its heading in the report: a tag, `Settings`, `Kit` … */
  readonly section: string
  /** What it is: `attribute`, `event`, `slot` … */
  readonly kind: string
  readonly name: string
  /** What a user has to know of it: type, default, payload. Not its description, which may be reworded. */
  readonly text: string
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function tagEntries(definition: Definition, events: EventCatalogue): ApiEntry[] {
  const { tag, parts = {}, states = {}, cssProperties = {}, marks = {} } = definition
  const entry = (kind: string, name: string, text = ''): ApiEntry => ({
    section: `<${tag}>`,
    kind,
    name,
    text: flat(text),
  })
  return [
    entry('tag', tag, `module ${moduleName(tag)}.js, component ${className(tag)}`),
    ...attributesOf(definition).map(([name, attribute]) => {
      const usual = defaultText(attribute)
      return entry(
        'attribute',
        name,
        `${allowedText(attribute)}${usual === undefined ? '' : `; default ${usual}`}${attribute.deprecated ? '; deprecated' : ''}`,
      )
    }),
    ...events.of(definition).map(({ name }) => entry('event', name)),
    ...slotsOf(definition).map(([name]) => entry('slot', name || '(default)')),
    ...Object.keys(parts).map((name) => entry('part', name)),
    ...Object.keys(states).map((name) => entry('state', name)),
    ...Object.keys(cssProperties).map((name) => entry('custom property', name)),
    ...Object.keys(marks).map((name) => entry('mark', name)),
  ]
}

/** The members of the exported interfaces of kit-types.ts, and its other exported types. */
function kitEntries(): ApiEntry[] {
  const code = readFileSync(join(root, 'packages/embed/kit/kit-types.ts'), 'utf8')
  const textOf = ({ start, end }: Node) =>
    flat(code.slice(start, end).replaceAll(/\/\*\*[\s\S]*?\*\//g, ''))
  return nodesIn(parse(code)['body']).flatMap(({ declaration }) => {
    if (!isNode(declaration)) return []
    const { id, body } = declaration
    const section = `Type ${isNode(id) ? String(id['name']) : ''}`
    const members = isNode(body) ? nodesIn(body['body']) : []
    if (members.length === 0)
      return [{ section, kind: 'type', name: section.slice(5), text: textOf(declaration) }]
    return members.map((member) => {
      const { key } = member
      const name = isNode(key) ? String(key['name'] ?? key['value']) : '[field]'
      return { section, kind: 'member', name, text: textOf(member) }
    })
  })
}

const settingEntries = (): ApiEntry[] =>
  Object.entries(rules).map(([name, [usual]]) => ({
    section: 'Settings',
    kind: 'setting',
    name: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    text: usual === undefined ? '' : `default ${JSON.stringify(usual)}`,
  }))

const packageEntries = (): ApiEntry[] => {
  const entry = (name: string, kind: string, exported: string): ApiEntry => ({
    section: `@bindery/${name}`,
    kind,
    name: exported,
    text: '',
  })
  return [
    entry('elements', 'export', 'startBindery'),
    entry('react', 'export', 'startBindery'),
    // Sorted, because the order of a module's exports depends on what loads it.
    ...Object.keys(server)
      .sort()
      .map((name) => entry('server', 'export', name)),
    ...commands.map(({ name }) => entry('server', 'command', name)),
    ...Object.keys(endpoints)
      .sort()
      .map((name) => entry('server', 'call', name)),
  ]
}

/** Everything public, in the order of the report. */
export async function publicSurface(definitions: readonly Definition[]): Promise<ApiEntry[]> {
  const events = await readEvents(definitions)
  return [
    ...definitions.flatMap((definition) => tagEntries(definition, events)),
    ...events.all.map(({ name, detail, cancelable, deprecated }) => ({
      section: 'Events',
      kind: 'event',
      name,
      text: flat(`${detail}${cancelable ? ', cancelable' : ''}${deprecated ? ', deprecated' : ''}`),
    })),
    ...[...events.types].map(([name, text]) => ({
      section: 'Types of event details',
      kind: 'type',
      name,
      text: flat(text),
    })),
    ...describedTokens().map(([name]) => ({
      section: 'Custom properties',
      kind: 'custom property',
      name,
      text: '',
    })),
    ...settingEntries(),
    ...kitEntries(),
    ...packageEntries(),
  ]
}
