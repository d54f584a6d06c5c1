/** The tags' part of the docs, in Markdown. */

import { type TagCalls, tagCalls, withoutCall } from '@bindery/contract/tag-calls.ts'
import type { Definition } from '@bindery/element/definition.ts'
import { pageOfCall } from './api-journeys.ts'
import type { EventCatalogue } from './definitions-events.ts'
import { attributesOf, slotsOf } from './definitions-inherited.ts'
import { allowedText, defaultText, described } from './definitions-names.ts'
import { describedTokens } from './definitions-tokens.ts'

export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
export const code = (text: string): string => (text ? `\`${cell(text)}\`` : '')

/** A heading and a Markdown table; nothing where there are no rows. */
export function table(title: string, head: readonly string[], rows: readonly string[][]): string {
  if (rows.length === 0) return ''
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
  return `### ${title}\n\n${lines.join('\n')}\n`
}

const words = (title: string, entries: Readonly<Record<string, string>> = {}): string =>
  table(
    title,
    ['name', 'what it is'],
    Object.entries(entries).map(([name, text]) => [code(name), cell(text)]),
  )

/** The calls of a tag: its own and those of each tag in `tagCalls`. */
const callsOf = (tag: Definition['tag']): TagCalls => tagCalls[tag] ?? { needs: [], optional: [] }

/** What happens without an optional call. */
export const withoutText = (call: string): string =>
  Object.hasOwn(withoutCall, call) ? withoutCall[call as keyof typeof withoutCall] : ''

const callRows = ({ needs, optional }: TagCalls): string[][] => [
  ...needs.map((call) => [code(call), 'yes', '']),
  ...optional.map((call) => [code(call), '', cell(withoutText(call))]),
]

/** A tag's section: attributes, events, slots, parts and CSS properties. */
function tagDocs(definition: Definition, eventCatalogue: EventCatalogue): string {
  const { tag, summary, deprecated, parts, states = {}, cssProperties, marks } = definition
  const attributes = attributesOf(definition).map(([name, attribute]) => [
    code(name),
    cell(allowedText(attribute)),
    code(defaultText(attribute) ?? ''),
    cell(described(attribute.description, attribute.deprecated)),
  ])
  const events = eventCatalogue
    .of(definition)
    .map(({ name, detail, cancelable, description, deprecated }) => [
      code(name),
      code(detail === 'null' ? '' : detail.replaceAll('readonly ', '')),
      cancelable ? 'yes' : '',
      cell(described(description, deprecated)),
    ])
  const slots = slotsOf(definition).map(([name, text]) => [code(name) || '(default)', cell(text)])
  return [
    `## \`<${tag}>\`\n\n${described(summary, deprecated)}\n`,
    table('Attributes', ['attribute', 'allowed', 'default', 'what it does'], attributes),
    table('Events', ['event', 'detail', 'cancelable', 'when'], events),
    table('Slots', ['slot', 'what stands in it'], slots),
    table('Calls of your API', ['call', 'needed', 'without it'], callRows(callsOf(tag))),
    words('Parts', parts),
    table(
      'Custom states',
      ['state', 'when'],
      Object.entries(states).map(([name, state]) => [
        code(`:state(${name})`),
        cell(state.description),
      ]),
    ),
    words('CSS properties', cssProperties),
    words('Marks on elements of the page', marks),
  ]
    .filter(Boolean)
    .join('\n')
}

const look = `## How they look

On \`:root\` or on any element, for the tags in it. A colour is for light and dark pages alike; \`light-dark()\` parts them.

${words('Custom properties', Object.fromEntries(describedTokens()))}`

const typeDocs = ({ types }: EventCatalogue): string =>
  `## Types of event details\n\n\`\`\`ts\n${[...types.values()].join('\n\n')}\n\`\`\`\n`

/** Contents of `dist/bindery/tags.md`. */
export const docs = (definitions: readonly Definition[], events: EventCatalogue): string =>
  `# Tags\n\nEach attribute is a property, too, in camelCase.\n\n${[look, ...definitions.map((each) => tagDocs(each, events)), typeDocs(events)].join('\n')}`

const callLink = (call: string): string => `[${code(call)}](${pageOfCall(call)})`

const callList = (definitions: readonly Definition[]): string =>
  definitions
    .flatMap(({ tag }) => {
      const { needs, optional } = callsOf(tag)
      const isOwn = (call: string) => !['readProfile', 'profileModified'].includes(call)
      const cells = [needs, optional].map((calls) => calls.filter(isOwn).map(callLink).join(' '))
      const knows = needs.includes('readProfile') ? 'yes' : ''
      return needs.length + optional.length
        ? [`| ${code(tag)} | ${knows} | ${cells.join(' | ')} |`]
        : []
    })
    .toSorted()
    .join('\n')

/** One line for each tag, by name: `docs/tags.md`, for a visitor of the repository who has not built it. */
export function tagList(definitions: readonly Definition[]): string {
  const rows = definitions
    .map(
      ({ tag, summary, deprecated }) =>
        `| ${code(tag)} | ${cell(described(summary, deprecated)).replaceAll('<', '\\<')} |`,
    )
    .toSorted()
  return `# The tags

Made from their definitions by \`npx node tools/definitions.ts\`. Attributes, events, slots and parts of each are in
\`dist/bindery/tags.md\`, which \`npm run build\` writes.

| tag | what it is |
| --- | --- |
${rows.join('\n')}

## The calls of each tag

[docs/api](api/README.md) explains the calls. A tag that is not listed makes none. Those that know the reader also need
${callLink('readProfile')}, and can do without ${callLink('profileModified')}.

| tag | knows the reader | needs | can do without |
| --- | --- | --- | --- |
${callList(definitions)}

## Without an optional call

| call | without it |
| --- | --- |
${Object.entries(withoutCall)
  .map(([call, text]) => `| ${callLink(call)} | ${cell(text)} |`)
  .toSorted()
  .join('\n')}
`
}
