import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import type { Settings } from '../settings/settings.ts'
import type { TestOptions } from '../test/environment.ts'
import { createServer, origin, until, type Visit, visit } from '../test/state.ts'
import { countryKey, findCountry, locate } from './geolocation.ts'

const service: Partial<Settings> = { geolocation: `${origin}/__geoip/` }

const from = async (
  country: string,
  settings: Partial<Settings> = service,
  options: TestOptions = {},
) => {
  const server = createServer()
  await server.control.settings({ country })
  return visit(settings, options, server)
}
const known = ({ state }: Visit) => until(state.$country, (country) => country !== null)
const call = 'GET /__geoip/country/me'

test('the country is requested on first use, once per visit', async () => {
  const here = await from('DE')
  expect(await here.calls()).toEqual([])
  for (let tag = 0; tag < 3; tag += 1) here.state.$country.listen(() => {})
  expect(await known(here)).toBe('DE')
  expect(await here.calls()).toEqual([call])
  const next = here.reloaded()
  expect(await known(next)).toBe('DE')
  expect(await here.calls()).toEqual([call])
})

test('another tab requests the country again', async () => {
  const here = await from('CA')
  expect(await known(here)).toBe('CA')
  const other = here.tab()
  expect(await known(other)).toBe('CA')
  expect(await here.calls()).toEqual([call, call])
})

test.each<[string, Partial<Settings>]>([
  ['without the setting', {}],
  ['where the setting country says it', { ...service, country: 'US' }],
])('the country is not requested %s', async (_what, settings) => {
  const here = await from('DE', settings)
  here.state.$country.listen(() => {})
  here.page.settle()
  expect(here.state.$country.get()).toBe(settings.country ?? null)
  expect(await here.calls()).toEqual([])
})

test('an empty country is cached and not requested again', async () => {
  const here = await from('')
  const find = ({ page, state }: Visit) => findCountry(page, state.settings, atom(null))
  await find(here)
  expect(here.page.session.get(countryKey)).toBe('')
  await find(here.reloaded())
  expect(await here.calls()).toEqual([call])
})

test('an invalid cached country is ignored', async () => {
  const here = await from('JP')
  here.page.session.set(countryKey, '<b>')
  expect(await known(here)).toBe('JP')
})

test('a country set meanwhile wins over the response', async () => {
  const here = await from('DE')
  here.state.$country.listen(() => {})
  here.state.$country.set('CA')
  await locate(here.state)
  await Promise.resolve()
  expect(here.state.$country.get()).toBe('CA')
})

test('a failed lookup has a code, reports once, and the next call tries again', async () => {
  const here = await from('DE')
  await here.server.control.faults([{ path: '/__geoip/', status: 500, times: 1 }])
  const [one, other] = await Promise.all([locate(here.state), locate(here.state)])
  expect(one).toBe(other)
  expect(one).toMatchObject({ ok: false, error: { code: 'HTTP_ERROR' } })
  const message = 'The GeoIP2 web service answered 500.'
  expect(here.page.events.map(({ type, detail }) => [type, detail])).toEqual([
    ['bindery-error', { tag: '', code: 'HTTP_ERROR', message }],
  ])
  expect(await locate(here.state)).toMatchObject({
    ok: true,
    location: { country: { iso_code: 'DE' } },
  })
  expect(here.page.warnings).toEqual([])
})

test('a lookup that never answers times out', async () => {
  const here = await from('DE', service, { fetch: () => new Promise(() => {}) })
  const located = locate(here.state, 'omni')
  here.page.advance(10_000)
  expect(await located).toMatchObject({ ok: false, error: { code: 'HTTP_TIMEOUT' } })
  expect(here.state.$country.value).toBeNull()
})

test('a lookup without the setting fails and sends no request', async () => {
  const here = await from('DE', { debug: true })
  expect(await locate(here.state, 'city')).toMatchObject({
    ok: false,
    error: { code: 'HTTP_ERROR' },
  })
  expect(here.page.warnings).toHaveLength(1)
  expect(await here.calls()).toEqual([])
})
