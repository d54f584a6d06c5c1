import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { openApi } from './openapi.ts'
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
    for (const { description } of Object.values(responses)) expect(description).not.toBe('')
  }
})

test('the sign-in operation takes a form and lists its named errors', () => {
  const signIn = written.paths['/authenticate']?.['post']
  const form = signIn?.requestBody?.content['application/x-www-form-urlencoded']?.schema
  expect(form?.required).toEqual(['username', 'password'])
  expect(form?.properties).toHaveProperty('reCaptchaToken')
  expect(signIn?.responses['423']?.description).toContain('locked')
  expect(signIn?.parameters).toMatchObject([
    { name: 'X-Requested-With', in: 'header', required: true, schema: { const: 'bindery' } },
    { name: 'X-Bindery-Reader', in: 'header' },
  ])
})

test('the body of adding to the cart is an array, and its other field a query parameter', () => {
  const add = written.paths['/api/shopping-cart/items']?.['post']
  expect(add?.requestBody?.content['application/json']?.schema).toMatchObject({
    type: 'array',
    minItems: 1,
    items: { required: ['productId', 'quantity'] },
  })
  expect(add?.parameters).toMatchObject([
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
