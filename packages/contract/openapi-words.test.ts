import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { commonErrors, matchError } from './errors.ts'
import { openApi } from './openapi.ts'
import { createComponents } from './openapi-components.ts'
import { createResolve, exampleOf, type SchemaPart } from './openapi-example.ts'
import { defaultPaths } from './paths.ts'
import * as z from './schema.ts'
import { amountsFromWire } from './wire-amounts.ts'

// Everything that the contract says to people: each endpoint, parameter, header and field has a description and
// an example, and each example is valid.

interface Header {
  readonly description?: string
  readonly example?: unknown
  readonly schema: SchemaPart
}
interface Parameter extends Header {
  readonly name: string
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: SchemaPart }>>
}
interface Response extends Content {
  readonly description?: string
  readonly headers?: Readonly<Record<string, Header>>
}
interface Operation {
  readonly operationId: string
  readonly summary?: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Response>>
}

const written = JSON.parse(JSON.stringify(openApi())) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, SchemaPart> }
}
const resolve = createResolve(written)
const operations = Object.values(written.paths).flatMap((methods) => Object.values(methods))

const schemasOf = ({ content = {} }: Content): SchemaPart[] =>
  Object.values(content).map(({ schema }) => schema)

/** The fields in a schema that lack a description or an example. References are checked where they lead. */
const silentFields = (part: SchemaPart, at: string): string[] => [
  ...Object.entries(part.properties ?? {}).flatMap(([name, field]) => {
    const place = `${at}.${name}`
    const { description } = { ...resolve(field), ...field }
    return [
      ...(description ? [] : [`${place}: no description`]),
      ...(exampleOf(field, resolve) === undefined ? [`${place}: no example`] : []),
      ...silentFields(field, place),
    ]
  }),
  ...(part.anyOf ?? []).flatMap((each) => silentFields(each, at)),
  ...(part.items ? silentFields(part.items, `${at}[]`) : []),
]

const silentHeader = (header: Header, at: string): string[] => {
  const example = header.example ?? exampleOf(header.schema, resolve)
  return [
    ...(header.description ? [] : [`${at}: no description`]),
    ...(example === undefined ? [`${at}: no example`] : []),
  ]
}

const silentIn = ({ operationId, summary, parameters, requestBody, responses }: Operation) => [
  ...(summary ? [] : [`${operationId}: no summary`]),
  ...parameters.map(resolve).flatMap((each) => silentHeader(each, `${operationId}(${each.name})`)),
  ...(requestBody ? schemasOf(resolve(requestBody)) : []).flatMap((schema) =>
    silentFields(schema, `${operationId} request`),
  ),
  ...Object.entries(responses).flatMap(([status, one]) => {
    const response = resolve(one)
    const at = `${operationId} ${status}`
    return [
      ...(response.description ? [] : [`${at}: no description`]),
      ...Object.entries(response.headers ?? {}).flatMap(([name, each]) =>
        silentHeader(each, `${at} ${name}`),
      ),
      ...schemasOf(response).flatMap((schema) => silentFields(schema, at)),
    ]
  }),
]

test('every operation, parameter, header and field has a description and an example', () => {
  expect(operations.flatMap(silentIn)).toEqual([])
})

test('every component, and every field of one, has a description and an example', () => {
  const { schemas } = written.components
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Cart', 'User', 'StreamPage']))
  const errors = Object.values<Endpoint>(endpoints).flatMap((each) => Object.keys(each.errors))
  const isError = (name: string) => [...errors, ...Object.keys(commonErrors)].includes(name)
  for (const [name, schema] of Object.entries(schemas)) {
    // The names of errors have their descriptions in the responses.
    if (!isError(name.replace(/_+$/, ''))) expect(schema.description, name).toMatch(/\w/)
    expect(silentFields(schema, name)).toEqual([])
  }
})

test('the check for descriptions finds a field, a header and a parameter without words', () => {
  const silent: Operation = {
    operationId: 'readX',
    parameters: [{ name: 'id', schema: { type: 'string' } }],
    responses: {
      200: {
        description: 'Success.',
        headers: { etag: { description: 'The version.', schema: { type: 'string' } } },
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { list: { items: { type: 'object', properties: { a: {} } } } },
            },
          },
        },
      },
    },
  }
  expect(silentIn(silent)).toEqual([
    'readX: no summary',
    'readX(id): no description',
    'readX(id): no example',
    'readX 200 etag: no example',
    'readX 200.list: no description',
    'readX 200.list[].a: no description',
    'readX 200.list[].a: no example',
  ])
})

const names = Object.keys(endpoints) as EndpointName[]

const operationOf = (endpoint: Endpoint): Operation => {
  const [path = ''] = defaultPaths(endpoint)
  const methods = written.paths[path.replace(/:(\w+)/g, '{$1}')]
  return methods?.[endpoint.method.toLowerCase()] as Operation
}

/** The input that the examples of the parameters and of the body make up. */
const exampleInput = (endpoint: Endpoint): Record<string, unknown> => {
  const { parameters, requestBody } = operationOf(endpoint)
  const own = parameters.map(resolve).filter(({ example }) => example === undefined)
  const fields = own
    .filter(({ name }) => name !== 'X-Requested-With')
    .map(({ name, schema }) => [name, exampleOf(schema, resolve)])
  const [body] = requestBody ? schemasOf(resolve(requestBody)) : []
  const sent = body && exampleOf(body, resolve)
  return {
    ...Object.fromEntries(fields),
    ...(endpoint.body ? { [endpoint.body]: sent } : Object(sent)),
  }
}

test.for(names)('the example of what %s sends is valid', (name) => {
  const endpoint: Endpoint = endpoints[name]
  const example = exampleInput(endpoint)
  const value = endpoint.money ? amountsFromWire(example) : example
  expect(z.read(endpoint.input, value).faults).toBeUndefined()
})

test.for(names.filter((name) => endpoints[name].reads === 'json'))(
  'the example of what %s returns is valid',
  (name) => {
    const endpoint: Endpoint = endpoints[name]
    const [schema = {}] = schemasOf(resolve(operationOf(endpoint).responses['200'] ?? {}))
    const example = exampleOf(schema, resolve)
    const value = endpoint.money ? amountsFromWire(example) : example
    expect(z.read(endpoint.output, value).faults).toBeUndefined()
  },
)

test('the amounts of the examples are decimals that add up', () => {
  const example = (name: string) =>
    exampleOf({ $ref: `#/components/schemas/${name}` }, resolve) as Record<string, number>
  for (const { subTotal = 0, discount_amount = 0, tax = 0, shippingCost = 0, ...rest } of [
    example('Cart'),
    example('Order'),
  ]) {
    const sum = subTotal - discount_amount + tax + shippingCost
    expect(rest['grandTotal']).toBeCloseTo(sum, 2)
    expect(subTotal).toBe(49.9)
  }
  const line = example('CartItem')
  expect(line['amount']).toBeCloseTo(Number(line['unitPrice']) * Number(line['quantity']), 2)
})

test('the example of each error is that error, and no other one of the call', () => {
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    for (const [code, { status, body }] of Object.entries(endpoint.errors)) {
      const { all, schemaOf } = createComponents()
      const schema = body ? schemaOf(body) : {}
      const example = exampleOf(schema, createResolve({ components: all }))
      for (const one of [status].flat()) {
        expect([endpoint.name, one, matchError(endpoint, one, example)?.code]).toEqual([
          endpoint.name,
          one,
          code,
        ])
      }
    }
  }
})
