/** Generates the docs of the analytics events in Markdown, from the catalogue that types `track`. */
import * as z from '@bindery/contract/schema.ts'
import { catalogue } from '@bindery/state/page/analytics-catalogue.ts'
import { table } from './definitions-docs.ts'

interface Json {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Json[]
  readonly items?: Json
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
  readonly additionalProperties?: unknown
}

const typeOf = (schema: Json): string => {
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.items) return `${typeOf(schema.items)}[]`
  // JavaScript has no integers.
  const types = [schema.type ?? 'unknown'].flat()
  return types.map((type) => (type === 'integer' ? 'number' : type)).join(' | ')
}

/** A row for each field. The fields of listed objects follow below their list. */
const rowsOf = ({ properties = {}, required = [] }: Json, above = ''): string[][] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    const path = `${above}${name}`
    const type = `\`${typeOf(schema).replaceAll('|', '\\|')}\`${required.includes(name) ? '' : ', or left out'}`
    return [
      [`\`${path}\``, type, schema.description ?? ''],
      ...(schema.items?.properties ? rowsOf(schema.items, `${path}[].`) : []),
    ]
  })

const section = ([name, { when, data }]: (typeof entries)[number]): string => {
  const schema = z.toJSONSchema(data, { io: 'input' })
  const rows = rowsOf(schema as Json)
  const others = rows.length === 0 ? '\nWhatever the server has prepared for it.\n' : ''
  return `## \`${name}\`\n\n${when}\n${others}\n${table('Data', ['field', 'type', 'what it is'], rows)}`
}

const entries = Object.entries(catalogue)

/** Contents of analytics.md, from the catalogue. */
export const analyticsDocs = (): string =>
  `# Analytics

Each is a \`bindery-analytics\` event on the tag it comes from, with \`detail.name\` and \`detail.data\`; an
entry \`{ event: 'bindery-analytics', name, data }\` of \`window.dataLayer\`; and an entry
\`{ event: name, [name]: data }\` of \`window.adobeDataLayer\`, Adobe's client data layer. Nothing in them says
who somebody is.

${entries.map(section).join('\n')}`
