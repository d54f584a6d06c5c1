import * as z from 'zod/mini'
import type { Endpoint, NamedError, NamedErrors, Schema } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { commonErrors } from './errors.ts'
import { defaultPaths } from './paths.ts'

type Json = Record<string, unknown>

/** What travels over the wire: before defaults are filled in and transforms are done. */
const schemaOf = (schema: Schema): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

const header = (description: string): Json => ({ description, schema: { type: 'string' } })

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

const replyHeaders = (endpoint: Endpoint): Json =>
  Object.fromEntries(
    Object.entries(endpoint.replyHeaders ?? {}).map(([name, text]) => [name, header(text)]),
  )

const success = (endpoint: Endpoint): Json =>
  endpoint.reads === 'navigation'
    ? { 302: { description: 'Back to the site.', headers: { location: header('A path.') } } }
    : {
        200: {
          description: 'Done.',
          headers: replyHeaders(endpoint),
          ...(endpoint.reads === 'json' ? { content: json(schemaOf(endpoint.output)) } : {}),
        },
      }

const statusesOf = ({ status }: NamedError) => (typeof status === 'number' ? [status] : status)

const refusals = (endpoint: Endpoint): Json => {
  const { unauthenticated, cross_site, busy } = commonErrors
  const isRead = endpoint.method === 'GET' || endpoint.method === 'HEAD'
  const errors: NamedErrors = {
    ...endpoint.errors,
    ...(endpoint.session ? { unauthenticated } : {}),
    ...(isRead ? {} : { cross_site }),
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
      const schemas = named.flatMap(({ error }) => (error.body ? [schemaOf(error.body)] : []))
      const description = named.map(({ code, error }) => `${code}: ${error.description}`)
      return [
        status,
        {
          description: description.join('\n'),
          ...(schemas.length > 0 ? { content: json({ anyOf: schemas }) } : {}),
        },
      ]
    }),
  )
}

const queryParameters = (endpoint: Endpoint): Json[] => {
  const { properties = {}, required = [] } = schemaOf(endpoint.input) as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
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
      ...(encoding === 'query' ? queryParameters(endpoint) : []),
      ...(write
        ? [
            {
              name: 'X-Requested-With',
              in: 'header',
              required: true,
              schema: { const: 'bindery' },
            },
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
            content: { [mediaTypes[encoding]]: { schema: schemaOf(endpoint.input) } },
          },
        }
      : {}),
    responses: { ...success(endpoint), ...refusals(endpoint) },
  }
}

/** The API as an OpenAPI 3.1 document, with the default bases and the paths of both dialects. */
export const openApi = (): Json => {
  const paths: Record<string, Json> = {}
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    for (const [index, path] of defaultPaths(endpoint).entries()) {
      const methods = paths[path] ?? {}
      methods[endpoint.method.toLowerCase()] = operation(endpoint, path, index)
      paths[path] = methods
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API a publisher offers to Bindery',
      version: '1',
      description: 'Requests carry the cookie of the session; writes carry X-Requested-With.',
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'bindery_session' } },
    },
  }
}
