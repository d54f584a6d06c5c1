import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { formPosts } from './form-posts.ts'
import { openApi } from './openapi.ts'
import { createResolve } from './openapi-example.ts'
import { defaultPaths } from './paths.ts'

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

const resolve = createResolve(written)
const resolved = <T>(part: T): T => (part ? (resolve(Object(part)) as T) : part)

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
  expect(resolved(add?.requestBody)?.content['application/json']?.schema).toMatchObject({
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
  expect(parametersOf(transaction)).toMatchObject([{ name: 'uid', in: 'query', required: true }])
  expect(transaction?.security).toEqual([{ session: [] }])
  const head = written.paths['/api/user/profile']?.['head']
  expect(head?.responses['200']?.headers).toHaveProperty('last-modified')
  expect(head?.responses['200']?.content).toBeUndefined()
  expect(written.paths['/logout']?.['get']?.responses).toHaveProperty('302')
})

test('a form without the script is urlencoded, and its answer leads to a page', () => {
  const post = written.paths['/api/forms/sign-in']?.['post']
  const form = post?.requestBody?.content['application/x-www-form-urlencoded']?.schema
  expect(form?.required).toEqual(['email', 'password'])
  expect(Object.keys(post?.responses ?? {})).toEqual(['303', '403', '413', '415'])
  expect(resolved(post?.responses['303'])?.headers).toHaveProperty('location')
  const forms = Object.keys(written.paths).filter((path) => path.startsWith('/api/forms/'))
  expect(forms).toHaveLength(Object.keys(formPosts).length)
})

test('the document is smaller than 250 kB', () => {
  expect(Buffer.byteLength(JSON.stringify(written))).toBeLessThan(250_000)
})

test('two dialects of a call refer to the same request body and response', () => {
  const bodies = ['/api/search', '/service/search'].map((path) => written.paths[path]?.['post'])
  expect(bodies.map((each) => each?.requestBody)).toEqual([
    { $ref: '#/components/requestBodies/search' },
    { $ref: '#/components/requestBodies/search' },
  ])
  expect(bodies.map((each) => each?.responses['200'])).toEqual([
    { $ref: '#/components/responses/200_SearchPage' },
    { $ref: '#/components/responses/200_SearchPage' },
  ])
})

test('an answer that asks to wait has the header Retry-After', () => {
  const responses = written.paths['/api/user/quota']?.['get']?.responses ?? {}
  for (const status of ['429', '503']) {
    expect(resolved(responses[status])?.headers).toHaveProperty('retry-after')
  }
})

test('an independent validator accepts the document, and finds a broken one', async () => {
  expect(await new Validator().validate(structuredClone(written))).toEqual({ valid: true })
  const broken = { ...structuredClone(written), openapi: '3.1.0', info: {} }
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
})
