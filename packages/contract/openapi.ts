import type { Endpoint, NamedError, NamedErrors } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { commonErrors } from './errors.ts'
import { defaultPaths } from './paths.ts'
import * as z from './schema.ts'

type Json = Record<string, unknown>

/** The description of `code` in the body of a named error: the name is its value. */
const codeDescription = 'The name of the error.'

/** The named schemas that the document refers to. */
let schemas: Json = {}

const toComponents = (text: string): string =>
  text.replaceAll('"#/$defs/', '"#/components/schemas/')

/** An amount as it is sent, in US dollars: see `wire-amounts.ts`. */
const toDecimalSchema = (schema: Json): void => {
  const { examples, default: byDefault } = schema
  Object.assign(schema, {
    type: ['number', 'string'],
    pattern: '^\\d+(\\.\\d+)?$',
    'x-unit': 'decimal',
  })
  if (Array.isArray(examples)) schema['examples'] = examples.map((minor) => minor / 100)
  if (typeof byDefault === 'number') schema['default'] = byDefault / 100
}

/**
 * The JSON Schema of a value as it is sent: before defaults and transforms. Named schemas become references, the
 * whole one included: it is written as a member, because only members do.
 */
const schemaOf = (schema: z.Schema): Json => {
  const written = z.toJSONSchema(z.object({ whole: schema }), {
    target: 'draft-2020-12',
    io: 'input',
    metadata: z.descriptions,
    override({ jsonSchema }) {
      const { minimum, maximum, additionalProperties } = jsonSchema
      if (minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema['x-unit'] === 'minor units') toDecimalSchema(jsonSchema)
      // Other members are allowed by default.
      if (additionalProperties && Object.keys(additionalProperties).length === 0) {
        delete jsonSchema.additionalProperties
      }
    },
  })
  const { properties, $defs = {} } = JSON.parse(toComponents(JSON.stringify(written)))
  Object.assign(schemas, $defs)
  return properties.whole
}

const errorBodyOf = (schema: z.Schema): Json => {
  const written = schemaOf(schema)
  const { code } = Object(written['properties']) as Record<string, Json>
  if (code) code['description'] ??= codeDescription
  return written
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

const header = (description: string): Json => ({ description, schema: { type: 'string' } })

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

const replyHeaders = (endpoint: Endpoint): Json =>
  Object.fromEntries(
    Object.entries(endpoint.replyHeaders ?? {}).map(([name, text]) => [name, header(text)]),
  )

const contentOf = ({ reads, output }: Endpoint): Json => {
  if (reads === 'html') return { content: { 'text/html': { schema: schemaOf(output) } } }
  return reads === 'json' ? { content: json(schemaOf(output)) } : {}
}

const success = (endpoint: Endpoint): Json =>
  endpoint.reads === 'navigation'
    ? { 302: { description: 'Redirects to the site.', headers: { location: header('A path.') } } }
    : {
        200: {
          description: 'Success.',
          ...(endpoint.replyHeaders ? { headers: replyHeaders(endpoint) } : {}),
          ...contentOf(endpoint),
        },
      }

/** Parts that several operations have, written once. Two that differ never have one name. */
const shared = { responses: {} as Json, parameters: {} as Json }

const share = (kind: keyof typeof shared, name: string, part: Json): Json => {
  const known = shared[kind]
  const text = JSON.stringify(part)
  let id = name
  while (known[id] && JSON.stringify(known[id]) !== text) id = `${id}_`
  known[id] = part
  return { $ref: `#/components/${kind}/${id}` }
}

const statusesOf = ({ status }: NamedError) => (typeof status === 'number' ? [status] : status)

const errorResponses = (endpoint: Endpoint): Json => {
  const { unauthenticated, cross_site, reader_changed, busy } = commonErrors
  const isRead = endpoint.method === 'GET' || endpoint.method === 'HEAD'
  const errors: NamedErrors = {
    ...endpoint.errors,
    ...(endpoint.session ? { unauthenticated } : {}),
    ...(isRead ? {} : { cross_site, reader_changed }),
    busy,
  }
  const byStatus = Map.groupBy(
    Object.entries(errors).flatMap(([code, error]) =>
      statusesOf(error).map((status) => ({ status, code, error })),
    ),
    ({ status }) => status,
  )
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => {
      const bodies = named.flatMap(({ error }) => (error.body ? [errorBodyOf(error.body)] : []))
      const description = named.map(({ code, error }) => `${code}: ${error.description}`)
      const names = named.map(({ code }) => code)
      const response = {
        description: description.join('\n'),
        ...(bodies.length > 0 ? { content: json({ anyOf: bodies }) } : {}),
      }
      return [status, share('responses', [status, ...names].join('_'), response)]
    }),
  )
}

interface Fields {
  properties?: Json
  required?: string[]
}

/** The fields that a path contains. */
const inPath = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

const fieldParameters = (endpoint: Endpoint, path: string): Json[] => {
  const { properties = {}, required = [] } = schemaOf(endpoint.input) as Fields
  const names = inPath(path)
  return Object.entries(properties)
    .filter(([name]) =>
      endpoint.body === undefined
        ? endpoint.encoding === 'query' || names.includes(name)
        : name !== endpoint.body,
    )
    .map(([name, schema]) => {
      const { description, ...rest } = schema as Json
      return {
        name,
        in: names.includes(name) ? 'path' : 'query',
        required: required.includes(name),
        ...(description ? { description } : {}),
        schema: rest,
      }
    })
}

/** The schema of the body: its one field, or the input without the fields of the path. */
const bodyOf = (endpoint: Endpoint, path: string): Json => {
  const whole = schemaOf(endpoint.input)
  const names = inPath(path)
  const { properties, required } = whole as Fields
  if (endpoint.body !== undefined) return Object(properties)[endpoint.body]
  if (names.length === 0 || !properties) return whole
  const rest = Object.entries(properties).filter(([name]) => !names.includes(name))
  return {
    ...whole,
    properties: Object.fromEntries(rest),
    required: (required ?? []).filter((name) => !names.includes(name)),
  }
}

const requestedWith = {
  name: 'X-Requested-With',
  in: 'header',
  required: true,
  description: 'On every write. Other sites cannot send it without the permission of the server.',
  schema: { type: 'string', const: 'bindery' },
}

const readerHeader = {
  name: 'X-Bindery-Reader',
  in: 'header',
  ...header(
    'The guid or id of the reader on the page, percent-encoded. Sent to the origin of the page only.',
  ),
}

const operation = (endpoint: Endpoint, path: string, index: number): Json => {
  const { encoding, method, name } = endpoint
  const write = method !== 'GET' && method !== 'HEAD'
  return {
    operationId: index === 0 ? name : `${name}Service`,
    summary: endpoint.description,
    tags: [path.startsWith('/service/') ? 'service dialect' : 'api dialect'],
    'x-spec': endpoint.spec,
    ...(endpoint.session ? { security: [{ session: [] }] } : { security: [] }),
    parameters: [
      ...fieldParameters(endpoint, path),
      ...(write
        ? [
            share('parameters', 'RequestedWith', requestedWith),
            share('parameters', 'Reader', readerHeader),
          ]
        : []),
      ...Object.entries(endpoint.requestHeaders ?? {}).map(([name, text]) => ({
        name,
        in: 'header',
        ...header(text),
      })),
    ],
    ...(encoding === 'json' || encoding === 'form'
      ? {
          requestBody: {
            required: true,
            content: { [mediaTypes[encoding]]: { schema: bodyOf(endpoint, path) } },
          },
        }
      : {}),
    responses: { ...success(endpoint), ...errorResponses(endpoint) },
  }
}

/** The API as an OpenAPI 3.1 document, with default bases and the paths of both dialects. */
export const openApi = (): Json => {
  schemas = {}
  Object.assign(shared, { responses: {}, parameters: {} })
  const paths: Record<string, Json> = {}
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    for (const [index, path] of defaultPaths(endpoint).entries()) {
      const written = path.replace(/:(\w+)/g, '{$1}')
      const methods = paths[written] ?? {}
      methods[endpoint.method.toLowerCase()] = operation(endpoint, path, index)
      paths[written] = methods
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API a publisher offers to Bindery',
      version: '1',
      description:
        'Requests send the cookie of the session; writes send X-Requested-With. Optional members may be null, which means the same as absent.',
    },
    servers: [
      {
        url: '/',
        description: 'The site. The settings api-base and service-base may name another.',
      },
    ],
    paths,
    components: {
      schemas,
      responses: shared.responses,
      parameters: shared.parameters,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'bindery_session',
          description: 'The session of the reader. The server may give the cookie another name.',
        },
      },
    },
  }
}
