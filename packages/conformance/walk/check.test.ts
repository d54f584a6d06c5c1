/** The mock API fits the contract, whatever the dialect and wherever the pages are. */
import { createScryptHashes } from '@bindery/mock-api/core/scrypt-hashes.ts'
import { createNodeMockApi } from '@bindery/mock-api/node.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { writes } from '../journeys/server/writes.ts'
import { textReport } from '../report/text.ts'
import { type CheckOptions, check } from './check.ts'

const site = 'https://api.publisher.example'
/** Cheaper than those of a site: a walk makes some fifty. */
const hashes = createScryptHashes(1024)
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const siteOptions = {
  apiBase: `${site}/api/`,
  serviceBase: `${site}/service/`,
  dialect: 'api',
  origin: site,
} as const

const checkMock = (options: Partial<CheckOptions> = {}) => {
  const mock = createNodeMockApi({
    origins: [site],
    partners: ['https://www.publisher.example'],
    hashes,
  })
  stops.push(() => mock.close())
  return check({
    ...siteOptions,
    product: '501',
    subscriber: { email: 'print@example.com', accountNumber: '1234567890' },
    transport: async (url, init) => mock.fetch(new Request(url, init)),
    ...options,
  })
}
const account = { email: 'reader@example.com', password: 'Bindery#2026' }

describe('the mock API', () => {
  test.each(['api', 'service'] as const)('passes whole in the dialect %s', async (dialect) => {
    const report = await checkMock({ dialect })
    expect(report.findings, textReport(report)).toEqual([])
    expect(report.journeys.filter(({ state }) => state !== 'passed')).toEqual([
      expect.objectContaining({ name: 'cors', state: 'skipped' }),
    ])
  })

  test('passes with a test account, which keeps what it had', async () => {
    const report = await checkMock({ account })
    expect(report.findings, textReport(report)).toEqual([])
  })

  test('passes for pages of another origin', async () => {
    const report = await checkMock({ origin: 'https://www.publisher.example' })
    expect(report.findings, textReport(report)).toEqual([])
    expect(report.journeys[0]).toMatchObject({ name: 'cors', state: 'passed' })
  })

  test('the journey write-guard sends each bare write once', async () => {
    const bare: string[] = []
    const mock = createNodeMockApi({ origins: [site], hashes })
    stops.push(() => mock.close())
    await checkMock({
      only: ['write-guard'],
      transport: async (url, init) => {
        const isBare = init.method !== 'GET' && !init.headers.has('x-requested-with')
        if (isBare) bare.push(`${init.method} ${new URL(url).pathname}`)
        return mock.fetch(new Request(url, init))
      },
    })
    expect(bare).toEqual([...new Set(bare)])
    expect(bare).toHaveLength(writes.length)
    expect(bare.slice(0, 3)).toEqual([
      ...['POST /api/user/profile', 'POST /api/user/register', 'POST /authenticate'],
    ])
    expect(bare).toContain('DELETE /api/user/saves')
    expect(bare).toContain('POST /api/shopping-cart/items')
  })

  test('passes read-only without one write', async () => {
    const methods = new Set<string>()
    const mock = createNodeMockApi({ origins: [site], hashes })
    stops.push(() => mock.close())
    const report = await checkMock({
      account,
      readOnly: true,
      transport: async (url, init) => {
        const request = new Request(url, init)
        // A sign-in is a POST, but changes nothing.
        if (!/authenticate$|api\/search$/.test(request.url)) methods.add(request.method)
        return mock.fetch(request)
      },
    })
    expect(report.findings, textReport(report)).toEqual([])
    expect([...methods].sort()).toEqual(['GET', 'HEAD'])
  })
})

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is self-signed'],
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['ENOTFOUND', 'there is no such host'],
  ['EPROTO', 'EPROTO'],
])('the error of a server that fails with %s says: %s', async (code, words) => {
  const transport = () => Promise.reject(Object.assign(new Error(code), { code }))
  const checked = check({ ...siteOptions, transport })
  await expect(checked).rejects.toThrow(`${site} cannot be reached: ${words}`)
})

test('each journey has a name and a title of its own', () => {
  expect(new Set(journeys.map(({ name }) => name)).size).toBe(journeys.length)
  expect(new Set(journeys.map(({ title }) => title)).size).toBe(journeys.length)
})
