/**
 * docs/api, made from the contract: a page for each thing that readers do, the types, and an index.
 * `node tools/definitions.ts` writes it.
 */
import type { Endpoint, NamedErrors } from '@bindery/contract/endpoint.ts'
import { type EndpointName, endpoints } from '@bindery/contract/endpoints.ts'
import { commonErrors } from '@bindery/contract/errors.ts'
import { openApi } from '@bindery/contract/openapi.ts'
import { createResolve, exampleOf, type SchemaPart } from '@bindery/contract/openapi-example.ts'
import { defaultPaths } from '@bindery/contract/paths.ts'
import { tagCalls } from '@bindery/contract/tag-calls.ts'
import { seenForCommonErrors, seenForErrors } from './api-errors.ts'
import { type ApiPage, apiPages } from './api-journeys.ts'
import { cell, code } from './definitions-docs.ts'
import { readMessages } from './definitions-messages.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description: string
  readonly example?: unknown
  readonly schema: SchemaPart
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: SchemaPart }>>
}
interface Response extends Content {
  readonly headers?: Readonly<Record<string, Omit<Parameter, 'name' | 'in'>>>
}
interface Operation {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Response>>
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, SchemaPart>> }
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length
    ? `${[head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`
    : ''

const typeName = ({ $ref }: SchemaPart): string => $ref?.split('/').at(-1) ?? ''
const isError = (name: string): boolean => {
  const codes = Object.values<Endpoint>(endpoints).flatMap(({ errors }) => Object.keys(errors))
  return [...codes, ...Object.keys(commonErrors)].includes(name.replace(/_+$/, ''))
}

/** The type of a field, in a few words. Named types are links. */
const typeText = (schema: SchemaPart): string => {
  const { $ref, type, anyOf, items, format } = schema
  const unit = schema['x-unit'] ? `, ${schema['x-unit']}` : ''
  if ($ref) return `[${typeName(schema)}](types.md#${typeName(schema).toLowerCase()})${unit}`
  if (schema.enum) return schema.enum.map((each) => code(String(each))).join(' ')
  if ('const' in schema) return code(String(schema.const))
  if (items) return `list of ${typeText(items)}`
  if (anyOf) return [...new Set(anyOf.map(typeText))].join(' or ')
  const name = [type ?? 'any'].flat().join(' or ')
  return `${name}${format ? `, ${format}` : ''}${unit}`
}

type Row = readonly [name: string, type: string, required: string, description: string]

/** The fields of an object, those of objects in it below it. */
const fieldRows = (schema: SchemaPart, prefix = ''): Row[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`
    const inner = field.items ?? field
    const list = field.items ? '[]' : ''
    const isNeeded = schema.required?.includes(name)
    const row: Row = [
      code(path),
      typeText(field),
      isNeeded ? 'yes' : '',
      cell(field.description ?? ''),
    ]
    return [row, ...(inner.$ref ? [] : fieldRows(inner, `${path}${list}.`))]
  })

const fields = (rows: readonly Row[]): string =>
  table(['field', 'type', 'required', 'what it is'], rows)

const block = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`

/** What a reader sees for an error, as a cell of a table. */
type Seen = (call: string, error: string) => string

/** The English text of a key, in quotes. */
const createQuote = async () => {
  const nouns = await readMessages()
  return (key: string): string => {
    const [noun = '', name = ''] = key.split('.')
    const entry = nouns.get(noun)?.[name]
    const words = typeof entry === 'string' ? entry : Reflect.get(Object(entry), 'input')
    if (typeof words !== 'string') throw new Error(`There is no text ${key}.`)
    return `“${cell(words)}”`
  }
}
type Quote = Awaited<ReturnType<typeof createQuote>>

const createSeen =
  (quote: Quote): Seen =>
  (call, error) => {
    const known: Readonly<Record<string, string>> = { ...seenForErrors, ...seenForCommonErrors }
    const text = known[`${call}.${error}`] ?? known[error] ?? ''
    if (!text) throw new Error(`tools/api-journeys.ts does not say what readers see for ${error}.`)
    return /^[\w-]+\.\w+$/.test(text) ? quote(text) : cell(text)
  }

const errorRows = (call: string, errors: NamedErrors, seen: Seen): string[][] =>
  Object.entries(errors).map(([error, { status, description }]) => [
    code(error),
    [status].flat().join(', '),
    cell(description),
    seen(call, error),
  ])

const errorTable = (rows: readonly string[][]): string =>
  table(['error', 'status', 'what it means', 'what the reader sees'], rows)

const tagsOf = (name: EndpointName): string => {
  const tags = Object.entries(tagCalls).flatMap(([tag, { needs, optional }]) =>
    [...needs, ...optional].includes(name) ? [code(tag)] : [],
  )
  if (tags.length === 0) return 'No tag makes this call.'
  return tags.length > 12
    ? 'Made by every tag that knows the reader.'
    : `Made by ${tags.join(', ')}.`
}

const createSections = (document: Document, seen: Seen) => {
  const resolve = createResolve(document)
  const operationOf = (endpoint: Endpoint): Operation => {
    const [path = ''] = defaultPaths(endpoint)
    const methods = document.paths[path.replace(/:(\w+)/g, '{$1}')]
    return methods?.[endpoint.method.toLowerCase()] as Operation
  }
  const schemaIn = ({ content = {} }: Content): SchemaPart | undefined =>
    Object.values(content)[0]?.schema

  const request = (endpoint: Endpoint): string => {
    const { parameters, requestBody } = operationOf(endpoint)
    const own = parameters
      .map(resolve)
      .filter(({ name }) => !['X-Requested-With', 'X-Bindery-Reader'].includes(name))
    const rows = own.map(
      ({ name, in: place, required, schema, description }): Row => [
        code(name),
        `${place}: ${typeText(schema)}`,
        required ? 'yes' : '',
        cell(description),
      ],
    )
    const body = requestBody && schemaIn(resolve(requestBody))
    if (!body) return rows.length ? `### Request\n\n${fields(rows)}` : ''
    const list = body.items ? ` The body is a list of ${typeText(body.items)}.` : ''
    const form = endpoint.encoding === 'form' ? 'a form' : 'JSON'
    const example = exampleOf(body, resolve)
    const shown = form === 'JSON' ? block(example) : `    ${new URLSearchParams(Object(example))}\n`
    const all = [...rows, ...fieldRows(resolve(body))]
    return `### Request\n\nSent as ${form}.${list}\n\n${fields(all)}\n${shown}`
  }

  /** @param known the types whose example the page has already */
  const answer = (endpoint: Endpoint, known: Set<string>): string => {
    const [status = '', one = {}] = Object.entries(operationOf(endpoint).responses)[0] ?? []
    const response = resolve(one)
    const schema = schemaIn(response)
    const headers = Object.entries(response.headers ?? {}).map(
      ([name, { description, example }]): string[] => [
        code(name),
        cell(description),
        code(String(example)),
      ],
    )
    const type = schema?.$ref ? ` A value of the type ${typeText(schema)}.` : ''
    const rows = schema && !schema.$ref ? fieldRows(schema) : []
    const name = schema ? typeName(schema) : ''
    const example = schema && !known.has(name) ? exampleOf(schema, resolve) : undefined
    if (name) known.add(name)
    const isText = endpoint.reads === 'html'
    const shown =
      example === undefined ? '' : isText ? `\`\`\`html\n${example}\n\`\`\`\n` : block(example)
    return [
      `### Answer\n\n${status}.${type}\n`,
      table(['header', 'what it is', 'example'], headers),
      fields(rows),
      shown,
    ]
      .filter(Boolean)
      .join('\n')
  }

  const section = (name: EndpointName, known: Set<string>): string => {
    const endpoint: Endpoint = endpoints[name]
    const paths = defaultPaths(endpoint).map((path) => `    ${endpoint.method} ${path}`)
    const session = endpoint.session ? ' The answer depends on the session.' : ''
    const errors = errorTable(errorRows(name, endpoint.errors, seen))
    return [
      `## ${name}\n\n${endpoint.description}${session}\n\n${paths.join('\n')}\n\n${tagsOf(name)}\n`,
      request(endpoint),
      answer(endpoint, known),
      errors ? `### Errors\n\n${errors}` : '',
    ]
      .filter(Boolean)
      .join('\n')
  }
  return { section, resolve }
}

type Section = (name: EndpointName, known: Set<string>) => string

const page = ({ title, intro, calls }: ApiPage, section: Section): string => {
  // Nothing is sent back but that it worked.
  const known = new Set(['Done'])
  return `# ${title}\n\n${intro}\n\nThe errors that every call can have are in [the index](README.md#errors-of-every-call).\n\n${calls.map((name) => section(name, known)).join('\n')}`
}

const typesPage = ({ components }: Document, resolve: ReturnType<typeof createResolve>): string => {
  const types = Object.entries(components.schemas)
    .filter(([name]) => !isError(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]) => {
      const rows = fieldRows(schema)
      const example = rows.length ? `\n${block(exampleOf(schema, resolve))}` : ''
      const text = rows.length ? '' : `\n${typeText(schema)}\n`
      return `## ${name}\n\n${schema.description}\n${text}${rows.length ? `\n${fields(rows)}` : ''}${example}`
    })
  return `# Types\n\nThe types that several calls have.\n\n${types.join('\n')}`
}

const index = (seen: Seen, quote: Quote): string => {
  const rows = apiPages.map(({ file, title, calls }) => [
    `[${title}](${file}.md)`,
    calls.map((name) => `[${code(name)}](${file}.md#${name.toLowerCase()})`).join(' '),
  ])
  return `# The API that your server offers

Made from the contract by \`npx node tools/definitions.ts\`. [server.md](../server.md) walks through a small back end,
[check.md](../check.md) says how to check yours, and [tags.md](../tags.md) lists the calls of each tag.
\`dist/bindery/openapi.json\` has the same for machines.

- Paths are those of the default bases: \`/api/\` and \`/service/\`. The settings \`api-base\` and \`service-base\` may name
  others. A call with two paths has one for each dialect.
- Requests send the cookie of the session. Every write has \`X-Requested-With: bindery\`; refuse one without it.
  To the page's own origin a write also has \`X-Bindery-Reader\`, the percent-encoded \`guid\` or \`id\` of the reader on the
  page: answer \`reader_changed\` if the session is another reader's.
- An optional field may be absent or \`null\`. Fields that are not listed are ignored. Numbers as text and ids as numbers
  are understood, and these dates besides ISO 8601 with a zone (\`2026-11-24T09:30:00Z\`): \`2026-11-24 09:30:00\`,
  \`2026-11-24\`, an HTTP date, and seconds or milliseconds since 1970. [\`bindery check\`](../check.md) wants the form of the
  contract all the same.
- Amounts are decimals, \`48.85\` or \`"48.85"\`; the setting \`amounts\` allows minor units.
- A call that returns nothing may answer 200 or 204, with or without a body.

## What readers do

${table(['page', 'calls'], [...rows, ['[Types](types.md)', '']])}
## Errors of every call

An error has its name as \`code\` in the body: \`404 {"code": "saved_unknown"}\`. Send it with every error, beside what
else its body has, such as \`errors\`. Where \`bindery check\` expects \`401 {}\`, any JSON object is fine as the body, also an empty one. Without a code many a page cannot tell what is meant, and a 404 reads as a missing route.

${errorTable(errorRows('', commonErrors, seen))}
For everything else readers see:

${table(
  ['what comes', 'what the reader sees'],
  [
    ['no answer, or a cut connection', quote('failure.offline')],
    ['no answer within 10 seconds', quote('failure.timeout')],
    ['a status that the contract does not name, HTML, or another shape', quote('failure.generic')],
    ['a sign-in without a cookie', quote('failure.unkept')],
  ],
)}`
}

/** The files of docs/api, by name. */
export async function apiDocs(): Promise<ReadonlyMap<string, string>> {
  const document = JSON.parse(JSON.stringify(openApi())) as Document
  const quote = await createQuote()
  const seen = createSeen(quote)
  const { section, resolve } = createSections(document, seen)
  return new Map([
    ['README.md', index(seen, quote)],
    ...apiPages.map((each) => [`${each.file}.md`, page(each, section)] as const),
    ['types.md', typesPage(document, resolve)],
  ])
}
