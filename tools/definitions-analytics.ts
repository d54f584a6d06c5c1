/** What analytics hear, in Markdown: made of the catalogue that `track` is held to. */
import { catalogue } from '@bindery/state/analytics-catalogue.ts'
import { toJsonSchema } from '@valibot/to-json-schema'
import { table } from './definitions-docs.ts'

interface Json {
  readonly type?: string
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
  return schema.type ?? 'unknown'
}

/** A field and, of a list of objects, theirs below it. */
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
  const schema = toJsonSchema(data, {
    typeMode: 'input',
    ignoreActions: ['finite', 'safe_integer'],
  })
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
