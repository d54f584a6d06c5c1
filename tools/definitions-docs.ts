/** The tags' part of the docs, in Markdown. */

import { withoutCall } from '@bindery/contract/tag-calls.ts'
import type { Definition } from '@bindery/element/definition.ts'
import { guides } from '../hosts/builder/guides.ts'
import { pageOfCall } from './api-journeys.ts'
import type { EventCatalogue } from './definitions-events.ts'
import { described } from './definitions-names.ts'
import { callsOf, describedRows, type Section, sectionsOf } from './definitions-sections.ts'
import { describedTokens } from './definitions-tokens.ts'
import { type Fallback, fallbackDocs } from './fallbacks.ts'

export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
export const code = (text: string): string => (text ? `\`${cell(text)}\`` : '')

/** A heading and a Markdown table; nothing where there are no rows. */
export function table(title: string, head: readonly string[], rows: readonly string[][]): string {
  if (rows.length === 0) return ''
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
  return `### ${title}\n\n${lines.join('\n')}\n`
}

const words = (title: string, entries: Readonly<Record<string, string>> = {}): string =>
  sectionText({ title, ...describedRows(entries) })

/** A section as a Markdown table. */
const sectionText = ({ title, head, rows }: Section): string =>
  table(
    title,
    head,
    rows.map((row) => row.map(cell)),
  )

/** When to use a tag, and how. Only the tags of the kit have a guide. */
function guideText(tag: Definition['tag']): string {
  const guide = guides[tag]
  return guide ? `- When: ${guide.when}\n- Do: ${guide.do}\n- Don’t: ${guide.dont}\n` : ''
}

/** A tag's section of the docs. */
const tagDocs = (definition: Definition, events: EventCatalogue): string =>
  [
    `## \`<${definition.tag}>\`\n\n${described(definition.summary, definition.deprecated)}\n`,
    guideText(definition.tag),
    ...sectionsOf(definition, events).map(sectionText),
  ]
    .filter(Boolean)
    .join('\n')

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

const guideRows = (definitions: readonly Definition[]): string =>
  definitions
    .flatMap(({ tag }) => {
      const guide = guides[tag]
      const cells = guide && [guide.when, guide.do, guide.dont].map(cell)
      return cells ? [`| ${code(tag)} | ${cells.join(' | ')} |`] : []
    })
    .toSorted()
    .join('\n')

/** One line for each tag, by name: `docs/tags.md`, for a visitor of the repository who has not built it. */
export function tagList(
  definitions: readonly Definition[],
  fallbacks: readonly Fallback[],
): string {
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

## When to use each tag

The docs pages of the stories (\`npm run stories\`) have the same texts.

| tag | when | do | don’t |
| --- | --- | --- | --- |
${guideRows(definitions)}

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

${fallbackDocs(fallbacks)}`
}
