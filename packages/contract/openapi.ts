import type { Endpoint, HeaderText, NamedError, NamedErrors } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { commonErrors } from './errors.ts'
import { type Components, createComponents, type Json } from './openapi-components.ts'
import { formPaths } from './openapi-forms.ts'
import { defaultPaths } from './paths.ts'
import type * as z from './schema.ts'

/** The description of `code` in the body of a named error: the name is its value. */
const codeDescription = 'The name of the error.'

const json = (schema: Json): Json => ({ 'application/json': { schema } })

const header = ({ description, example, format }: HeaderText): Json => ({
  description,
  schema: { type: 'string', ...(format ? { format } : {}) },
  example,
})

const headers = (texts: Readonly<Record<string, HeaderText>>): Json =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, header(text)]))

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

const contentOf = ({ schemaOf }: Components, { reads, output }: Endpoint): Json => {
  if (reads === 'html') return { content: { 'text/html': { schema: schemaOf(output) } } }
  return reads === 'json' ? { content: json(schemaOf(output)) } : {}
}

const success = (components: Components, endpoint: Endpoint): Json => {
  if (endpoint.reads === 'navigation') {
    const location = header({ description: 'A path of the site.', example: '/' })
    return { 302: { description: 'Redirects to the site.', headers: { location } } }
  }
  const { replyHeaders } = endpoint
  const response = {
    description: 'Success.',
    ...(replyHeaders ? { headers: headers(replyHeaders) } : {}),
    ...contentOf(components, endpoint),
  }
  // Both dialects have it, and calls with the same answer.
  const { $ref } = Object(endpoint.reads === 'json' ? components.schemaOf(endpoint.output) : null)
  const name = typeof $ref === 'string' ? $ref.split('/').at(-1) : endpoint.name
  const isShared = endpoint.path.service !== undefined || typeof $ref === 'string'
  return { 200: isShared ? components.share('responses', `200_${name}`, response) : response }
}

const statusesOf = ({ status }: NamedError) => (typeof status === 'number' ? [status] : status)

/** The schema of the body of a named error, as a component. */
const errorBodyOf = ({ schemaOf, share }: Components, code: string, body: z.Schema): Json => {
  const written = schemaOf(body)
  const { code: literal } = Object(written['properties']) as Record<string, Json>
  if (literal) literal['description'] ??= codeDescription
  return share('schemas', code, written)
}

/** The header of an answer that asks to wait. */
const retryAfter = {
  'retry-after': {
    description: 'When to try again: seconds, or an HTTP date.',
    example: '30',
  },
}

const errorResponses = (components: Components, endpoint: Endpoint): Json => {
  const { unauthenticated, cross_site, reader_changed, busy, maintenance } = commonErrors
  const isRead = endpoint.method === 'GET' || endpoint.method === 'HEAD'
  const errors: NamedErrors = {
    ...endpoint.errors,
    ...(endpoint.session ? { unauthenticated } : {}),
    ...(isRead ? {} : { cross_site, reader_changed }),
    busy,
    maintenance,
  }
  const byStatus = Map.groupBy(
    Object.entries(errors).flatMap(([code, error]) =>
      statusesOf(error).map((status) => ({ status, code, error })),
    ),
    ({ status }) => status,
  )
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => {
      const bodies = named.flatMap(({ code, error }) =>
        error.body ? [errorBodyOf(components, code, error.body)] : [],
      )
      const description = named.map(({ code, error }) => `${code}: ${error.description}`)
      const names = named.map(({ code }) => code)
      const response = {
        description: description.join('\n'),
        ...([429, 503].includes(status) ? { headers: headers(retryAfter) } : {}),
        ...(bodies.length > 0 ? { content: json({ anyOf: bodies }) } : {}),
      }
      return [status, components.share('responses', [status, ...names].join('_'), response)]
    }),
  )
}

interface Fields {
  properties?: Json
  required?: string[]
}

/** The fields that a path contains. */
const inPath = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

const fieldParameters = (components: Components, endpoint: Endpoint, path: string): Json[] => {
  const { properties = {}, required = [] } = components.schemaOf(endpoint.input) as Fields
  const names = inPath(path)
  return Object.entries(properties)
    .filter(([name]) =>
      endpoint.body === undefined
        ? endpoint.encoding === 'query' || names.includes(name)
        : name !== endpoint.body,
    )
    .map(([name, schema]) => {
      const { description, ...rest } = schema as Json
      const place = names.includes(name) ? 'path' : 'query'
      return components.share('parameters', `${place}_${name}`, {
        name,
        in: place,
        required: required.includes(name),
        description,
        schema: rest,
      })
    })
}

/** The schema of the body: its one field, or the input without the fields of the path. */
const bodyOf = ({ schemaOf }: Components, endpoint: Endpoint, path: string): Json => {
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
  ...header({
    description:
      'The guid or id of the reader on the page, percent-encoded. Sent to the origin of the page only.',
    example: '9f1c2a7e',
  }),
}

const requestBody = (components: Components, endpoint: Endpoint, path: string): Json => {
  const { encoding, name } = endpoint
  if (encoding !== 'json' && encoding !== 'form') return {}
  const schema = bodyOf(components, endpoint, path)
  const body = { required: true, content: { [mediaTypes[encoding]]: { schema } } }
  const isShared = endpoint.path.service !== undefined
  return { requestBody: isShared ? components.share('requestBodies', name, body) : body }
}

/** The first sentence of a description as the summary, and the whole if there is more. */
const wordsOf = (description: string): Json => {
  const [summary = ''] = /^.*?\.(?= [A-Z]|$)/.exec(description) ?? [description]
  return { summary, ...(summary === description ? {} : { description }) }
}

const operation = (
  components: Components,
  endpoint: Endpoint,
  path: string,
  index: number,
): Json => {
  const { method, name } = endpoint
  const write = method !== 'GET' && method !== 'HEAD'
  const { share } = components
  return {
    operationId: index === 0 ? name : `${name}Service`,
    ...wordsOf(endpoint.description),
    tags: [path.startsWith('/service/') ? 'service dialect' : 'api dialect'],
    'x-spec': endpoint.spec,
    ...(endpoint.session ? { security: [{ session: [] }] } : { security: [] }),
    parameters: [
      ...fieldParameters(components, endpoint, path),
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
    ...requestBody(components, endpoint, path),
    responses: { ...success(components, endpoint), ...errorResponses(components, endpoint) },
  }
}

/** The API as an OpenAPI 3.1 document, with default bases and the paths of both dialects. */
export const openApi = (): Json => {
  const components = createComponents()
  const paths: Record<string, Json> = {}
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    for (const [index, path] of defaultPaths(endpoint).entries()) {
      const written = path.replace(/:(\w+)/g, '{$1}')
      const methods = paths[written] ?? {}
      methods[endpoint.method.toLowerCase()] = operation(components, endpoint, path, index)
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
    paths: { ...paths, ...formPaths(components) },
    components: {
      ...components.all,
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
