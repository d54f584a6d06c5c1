import { parseSettings, type RawSettings } from '@bindery/state/settings/settings.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { standardAddress } from '../stand-in/standard-address.ts'
import { endpointOf } from './endpoint-of.ts'

const site = 'https://www.example.com'
const settingsOf = (values: RawSettings['values']) =>
  parseSettings([{ source: 'json', values }], {
    location: () => ({ origin: site }),
    warn: (message) => {
      throw new Error(message)
    },
  })

test.each([
  ['GET', '/api/user/profile', 'readProfile'],
  ['POST', '/authenticate', 'signIn'],
  ['GET', '/api/user/quota', 'readQuota'],
  ['POST', '/api/user/quota', 'countReading'],
  ['GET', '/api/weather', null],
  ['DELETE', '/api/user/profile', null],
])('a request is a call of the contract by its method and address: %s %s', (method, path, name) => {
  expect(endpointOf(method, new URL(site + path), settingsOf({}))).toBe(name)
})

test('a request is found below the bases and at the own paths of a site', () => {
  const settings = settingsOf({
    apiBase: 'https://api.example.com/v2/',
    apiPaths: { readAnalyticServices: 'reports/:number/:size' },
  })
  const find = (path: string) => endpointOf('GET', new URL(path, settings.apiBase), settings)
  expect(find('user/profile')).toBe('readProfile')
  expect(find('reports/1/8')).toBe('readAnalyticServices')
  expect(endpointOf('GET', new URL(`${site}/api/user/profile`), settings)).toBe(null)
})

test('the stand-in gets a moved request at the path of the contract', () => {
  const settings = settingsOf({
    apiBase: 'https://api.example.com/v2/',
    serviceBase: '/svc/',
    apiPaths: { readAnalyticServices: 'reports/:number/:size' },
  })
  vi.stubGlobal('location', new URL(site))
  onTestFinished(() => void vi.unstubAllGlobals())
  const standard = (address: string) => standardAddress('GET', new URL(address), settings)
  expect(standard('https://api.example.com/v2/user/profile?a=1')).toBe(
    `${site}/api/user/profile?a=1`,
  )
  expect(standard(`${site}/svc/saved/x`)).toBe(`${site}/service/saved/x`)
  expect(standard('https://api.example.com/authenticate')).toBe(`${site}/authenticate`)
  expect(standard('https://api.example.com/v2/reports/2/8')).toMatch(/\/2\/8$/)
  expect(standard('https://api.example.com/v2/reports/2/8')).not.toContain('reports')
})
