import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { openApi } from './openapi.ts'
import { defaultPaths } from './paths.ts'
import * as z from './schema.ts'
import { amountsFromWire } from './wire-amounts.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> }
  responses: Record<string, { description: string; content?: object; headers?: object }>
  security: object[]
}

const written = JSON.parse(JSON.stringify(openApi())) as {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}

/** The part of the document that a reference names, or the part itself. */
const resolved = <T>(part: T): T => {
  const { $ref } = Object(part) as { $ref?: string }
  const names = $ref?.replace('#/', '').split('/') ?? []
  return names.reduce<unknown>((at, name) => Object(at)[name], names.length ? written : part) as T
}

const parametersOf = (operation?: Operation) => operation?.parameters.map(resolved)

const operations = Object.values(written.paths).flatMap((methods) => Object.values(methods))

test('the document is OpenAPI 3.1 and has every endpoint in each of its dialects', () => {
  expect(written.openapi).toMatch(/^3\.1\.\d$/)
  expect(written.servers).toMatchObject([{ url: '/' }])
  expect(written.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    for (const path of defaultPaths(endpoint)) {
      expect(written.paths[path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(
        endpoint.method.toLowerCase(),
      )
    }
  }
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every operation has a success response, and every response a description', () => {
  for (const { responses } of operations) {
    const statuses = Object.keys(responses)
    expect(statuses.some((status) => /^[23]/.test(status))).toBe(true)
    for (const status of statuses) expect(status).toMatch(/^[2345]\d\d$/)
    for (const response of Object.values(responses))
      expect(resolved(response).description).toMatch(/\w/)
  }
})

test('the sign-in operation takes a form and lists its named errors', () => {
  const signIn = written.paths['/authenticate']?.['post']
  const form = signIn?.requestBody?.content['application/x-www-form-urlencoded']?.schema
  expect(form?.required).toEqual(['username', 'password'])
  expect(form?.properties).toHaveProperty('reCaptchaToken')
  expect(resolved(signIn?.responses['423'])?.description).toContain('locked')
  expect(parametersOf(signIn)).toMatchObject([
    { name: 'X-Requested-With', in: 'header', required: true, schema: { const: 'bindery' } },
    { name: 'X-Bindery-Reader', in: 'header' },
  ])
})

test('the body of adding to the cart is an array, and its other field a query parameter', () => {
  const add = written.paths['/api/shopping-cart/items']?.['post']
  expect(add?.requestBody?.content['application/json']?.schema).toMatchObject({
    type: 'array',
    minItems: 1,
    items: { $ref: '#/components/schemas/CartRequest' },
  })
  expect(parametersOf(add)).toMatchObject([
    { name: 'signedIn', in: 'query', required: false },
    { name: 'X-Requested-With' },
    { name: 'X-Bindery-Reader' },
  ])
})

test('operations list their query parameters, headers and session', () => {
  const transaction = written.paths['/api/digitaldata/piano/transactionComplete']?.['get']
  expect(transaction?.parameters).toMatchObject([{ name: 'uid', in: 'query', required: true }])
  expect(transaction?.security).toEqual([{ session: [] }])
  const head = written.paths['/api/user/profile']?.['head']
  expect(head?.responses['200']?.headers).toHaveProperty('last-modified')
  expect(head?.responses['200']?.content).toBeUndefined()
  expect(written.paths['/logout']?.['get']?.responses).toHaveProperty('302')
})

test('the document is smaller than 250 kB', () => {
  expect(Buffer.byteLength(JSON.stringify(written))).toBeLessThan(250_000)
})

test('an independent validator accepts the document, and finds a broken one', async () => {
  expect(await new Validator().validate(structuredClone(written))).toEqual({ valid: true })
  const broken = { ...structuredClone(written), openapi: '3.1.0', info: {} }
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
})

interface Part {
  $ref?: string
  description?: string
  properties?: Record<string, Part>
  examples?: unknown[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Part[]
  items?: Part
  type?: string
  'x-unit'?: string
}

/** The fields of a schema without a description. References are checked where they lead. */
const silentIn = (schema: Part, at: string): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(resolved(field).description || field.description ? [] : [`${at}.${name}`]),
    ...silentIn(field, `${at}.${name}`),
  ]),
  ...(schema.anyOf ?? []).flatMap((each) => silentIn(each, at)),
  ...(schema.items ? silentIn(schema.items, `${at}[]`) : []),
]

test('every component, and every field of one, has a description', () => {
  const { schemas } = (written as unknown as { components: { schemas: Record<string, Part> } })
    .components
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Cart', 'CartItem', 'Order', 'Product']),
  )
  for (const [name, schema] of Object.entries(schemas)) {
    expect(schema.description, name).toMatch(/\w/)
    expect(silentIn(schema, name)).toEqual([])
  }
})

/** A value of a schema, made of the examples of its fields. */
const exampleOf = (part: Part): unknown => {
  const schema = resolved(part)
  // Components have amounts as they are sent, inlined schemas have minor units.
  if (schema['x-unit'] === 'minor units') return Number(schema.examples?.[0]) / 100
  if (schema.examples) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return exampleOf(schema.anyOf[0] as Part)
  if (schema.items) return [exampleOf(schema.items)]
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, exampleOf(field)]),
  )
}

test.for([
  'readCart',
  'addToCart',
  'changeCart',
  'removeFromCart',
  'estimateCart',
  'applyPromoCode',
  'shippingPayment',
  'submitOrder',
  'readAvailabilities',
  'saveAddress',
  'readStates',
] as const)('the examples of %s pass its own schemas', (name) => {
  const endpoint: Endpoint = endpoints[name]
  for (const schema of [endpoint.input, endpoint.output]) {
    const json = z.toJSONSchema(schema, { io: 'input', metadata: z.descriptions, reused: 'inline' })
    const text = JSON.stringify(json).replaceAll('#/$defs/', '#/components/schemas/')
    const example = exampleOf(JSON.parse(text))
    const value = endpoint.money ? amountsFromWire(example) : example
    expect(z.read(schema, value).faults).toBeUndefined()
  }
})
