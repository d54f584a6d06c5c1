/** The small back end fits the contract, for its own pages and for those of another origin. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSeededReader, startTinyApi } from '../hosts/tiny-api/server.js'
import { nodeTransport } from '../packages/conformance/check/node-transport.ts'
import { textReport } from '../packages/conformance/report/text.ts'
import { type CheckOptions, check } from '../packages/conformance/walk/check.ts'

const pages = 'http://localhost:4999'
let api: { origin: string; close(): Promise<void> }
beforeAll(async () => {
  await addSeededReader()
  api = await startTinyApi({ port: 0, origins: [pages], mail: () => {} })
})
afterAll(() => api.close())

/** The journeys of what the server has: no search, no follows, no newsletters. */
const only = ['guest', 'registration', 'session', 'profile', 'password', 'write-guard', 'quota']
const more = ['streams', 'saves', 'cart', 'cart-sign-in', 'limits', 'lock']

const checkApi = (options: Partial<CheckOptions> = {}) =>
  check({
    apiBase: `${api.origin}/api/`,
    serviceBase: `${api.origin}/service/`,
    dialect: 'api',
    origin: api.origin,
    product: '501',
    transport: nodeTransport,
    only: [...only, ...more],
    ...options,
  })

test('the small back end passes bindery check', async () => {
  const report = await checkApi()
  expect(report.findings, textReport(report)).toEqual([])
  expect(report.journeys.map(({ state }) => state)).not.toContain('skipped')
})

test('the small back end passes for pages of another origin', async () => {
  const report = await checkApi({ origin: pages, only: ['cors', ...only, ...more] })
  expect(report.findings, textReport(report)).toEqual([])
  expect(report.journeys.map(({ state }) => state)).not.toContain('skipped')
})

test('the command of docs/server.md finds nothing, and lists what the tags can do without', async () => {
  const guide = readFileSync(new URL('../docs/server.md', import.meta.url), 'utf8')
  const [, tags = ''] = /--product 501 .*?--tags (\S+)/s.exec(guide) ?? []
  const report = await checkApi({ only: [], tags: tags.split(',') })
  expect(tags).toContain('bindery-auth-modal')
  expect(report.findings, textReport(report)).toEqual([])
  expect(report.absent.map(({ call }) => call)).toEqual([
    ...['searchSubscriber', 'captchaEnabled', 'readStates'],
  ])
})

test('the small back end names the journeys that it does not have', async () => {
  const report = await checkApi({ only: ['search', 'newsletters'] })
  expect(report.findings.map(({ name, endpoint }) => `${name} ${endpoint}`)).toEqual([
    'not-found search',
    'not-found readNewsletters',
  ])
})
