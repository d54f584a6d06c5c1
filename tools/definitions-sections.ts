/** What the docs say of a tag, as tables: for Markdown and for the docs pages of the stories. */
import { type TagCalls, tagCalls, withoutCall } from '@bindery/contract/tag-calls.ts'
import type { Definition } from '@bindery/element/definition.ts'
import type { EventCatalogue } from './definitions-events.ts'
import { attributesOf, slotsOf } from './definitions-inherited.ts'
import { allowedText, defaultText, described, partSelector } from './definitions-names.ts'

export interface Section {
  readonly title: string
  readonly head: readonly string[]
  /** Cells are text with `code` in backticks, and **deprecations** in asterisks. */
  readonly rows: readonly (readonly string[])[]
}

const code = (text: string): string => (text ? `\`${text}\`` : '')

/** Names and what they are. */
export const describedRows = (
  entries: Readonly<Record<string, string>>,
): Omit<Section, 'title'> => ({
  head: ['name', 'what it is'],
  rows: Object.entries(entries).map(([name, text]) => [code(name), text]),
})

/** The calls of a tag: its own and those of each tag in `tagCalls`. */
export const callsOf = (tag: Definition['tag']): TagCalls =>
  tagCalls[tag] ?? { needs: [], optional: [] }

/** What happens without an optional call. */
export const withoutText = (call: string): string =>
  Object.hasOwn(withoutCall, call) ? withoutCall[call as keyof typeof withoutCall] : ''

const attributeRows = (definition: Definition): string[][] =>
  attributesOf(definition).map(([name, attribute]) => [
    code(name),
    allowedText(attribute),
    code(defaultText(attribute) ?? ''),
    described(attribute.description, attribute.deprecated),
  ])

const eventRows = (definition: Definition, events: EventCatalogue): string[][] =>
  events
    .of(definition)
    .map(({ name, detail, cancelable, description, deprecated }) => [
      code(name),
      code(detail === 'null' ? '' : detail.replaceAll('readonly ', '')),
      cancelable ? 'yes' : '',
      described(description, deprecated),
    ])

const callRows = ({ needs, optional }: TagCalls): string[][] => [
  ...needs.map((call) => [code(call), 'yes', '']),
  ...optional.map((call) => [code(call), '', withoutText(call)]),
]

/** The tables of a tag that have rows. */
export function sectionsOf(definition: Definition, events: EventCatalogue): Section[] {
  const { tag, parts = {}, states = {}, cssProperties = {}, marks = {} } = definition
  const slotRows = slotsOf(definition).map(([name, text]) => [code(name) || '(default)', text])
  const stateRows = Object.entries(states).map(([name, { description }]) => [
    code(`:state(${name})`),
    description,
  ])
  const sections: Section[] = [
    {
      title: 'Attributes',
      head: ['attribute', 'allowed', 'default', 'what it does'],
      rows: attributeRows(definition),
    },
    {
      title: 'Events',
      head: ['event', 'detail', 'cancelable', 'when'],
      rows: eventRows(definition, events),
    },
    { title: 'Slots', head: ['slot', 'what stands in it'], rows: slotRows },
    {
      title: 'Calls of your API',
      head: ['call', 'needed', 'without it'],
      rows: callRows(callsOf(tag)),
    },
    {
      title: 'Parts',
      head: ['name', 'selector', 'what it is'],
      rows: Object.entries(parts).map(([name, text]) => [
        code(name),
        code(partSelector(definition, name)),
        text,
      ]),
    },
    { title: 'Custom states', head: ['state', 'when'], rows: stateRows },
    { title: 'CSS properties', ...describedRows(cssProperties) },
    { title: 'Marks on elements of the page', ...describedRows(marks) },
  ]
  return sections.filter(({ rows }) => rows.length > 0)
}
