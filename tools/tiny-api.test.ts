/** The small back end fits the contract, for its own pages and for those of another origin. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSeededReader, seededReader, startTinyApi } from '../hosts/tiny-api/server.js'
import { nodeTransport } from '../packages/conformance/check/node-transport.ts'
import { type CheckOptions, check } from '../packages/conformance/journeys/check.ts'
import { textReport } from '../packages/conformance/report/text.ts'

const pages = 'http://localhost:4999'
const mails: string[] = []
let api: { origin: string; close(): Promise<void> }
beforeAll(async () => {
  await addSeededReader()
  api = await startTinyApi({
    port: 0,
    origins: [pages],
    mail: (to, path) => void mails.push(`${to} ${path}`),
  })
})
afterAll(() => api.close())

/** The journeys of what the server has: no search, no follows, no newsletters. */
const only = ['guest', 'registration', 'session', 'profile', 'password', 'write-guard', 'quota']
const more = ['streams', 'saves', 'cart', 'lock']

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

test('the small back end names the journeys that it does not have', async () => {
  const report = await checkApi({ only: ['search', 'newsletters'] })
  expect(report.findings.map(({ name, endpoint }) => `${name} ${endpoint}`)).toEqual([
    'not-found search',
    'not-found readNewsletters',
  ])
})

test('the mailed token sets a new password once, and ends the old sessions', async () => {
  const send = (path: string, body: object, headers = {}) =>
    fetch(`${api.origin}/api/user/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'bindery', ...headers },
      body: JSON.stringify(body),
    })
  const signIn = (password: string) =>
    fetch(`${api.origin}/authenticate`, {
      method: 'POST',
      headers: { 'x-requested-with': 'bindery' },
      body: new URLSearchParams({ username: seededReader.email, password }),
    })
  const before = await signIn(seededReader.password)
  const cookie = before.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await send('forgotpassword', { emailAddress: seededReader.email })
  const token = mails.at(-1)?.split('token=')[1]
  expect((await send('reset-password', { token, password: 'weak' })).status).toBe(400)
  expect((await send('reset-password', { token, password: 'Correct9Horse' })).status).toBe(200)
  expect((await send('reset-password', { token, password: 'Correct9Horse' })).status).toBe(410)
  expect((await send('profile', {}, { cookie })).status).toBe(401)
  expect((await signIn(seededReader.password)).status).toBe(401)
  expect((await signIn('Correct9Horse')).status).toBe(200)
})

test('the small back end refuses a body that is too large or no JSON, and survives', async () => {
  const send = (body: string) =>
    fetch(`${api.origin}/api/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'bindery' },
      body,
    })
  expect((await send('x'.repeat(100_000))).status).toBe(413)
  expect((await send('{')).status).toBe(400)
  expect((await fetch(`${api.origin}/api/latest/0/2`)).status).toBe(200)
})
