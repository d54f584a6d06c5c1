import { expect, test } from 'vitest'
import { createTestServer, origin } from '../../test/server.ts'

const ask = async (type: string, country = 'US', referrer = origin) => {
  const one = createTestServer().visitor()
  await one.post('/__mock/settings', { country })
  return one.get(`/__geoip/${type}/me?referrer=${encodeURIComponent(referrer)}`)
}

test.each([
  ['country', ['continent', 'country', 'traits']],
  ['city', ['city', 'continent', 'country', 'location', 'postal', 'subdivisions', 'traits']],
])('the type %s returns %j', async (type, told) => {
  const { status, headers, body } = await ask(type, 'DE')
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(Object.keys(body).sort()).toEqual(told)
  expect(body['country']).toEqual({ iso_code: 'DE', names: { en: 'Germany' } })
})

test('a larger type returns more about the network', async () => {
  const traits = async (type: string) => Object.keys((await ask(type)).body['traits'] as object)
  expect(await traits('city')).toEqual(['ip_address'])
  expect(await traits('city_isp_org')).toEqual(['ip_address', 'isp', 'organization'])
  expect(await traits('omni')).toEqual(expect.arrayContaining(['isp', 'user_type']))
})

test('a reader of unknown location has no country', async () => {
  expect(Object.keys((await ask('omni', '')).body)).toEqual(['traits'])
})

test('an unknown type, a foreign site and a missing site are refused', async () => {
  expect((await ask('planet')).status).toBe(404)
  expect((await ask('country', 'US', 'https://elsewhere.example')).status).toBe(401)
  expect((await ask('country', 'US', '')).status).toBe(401)
})
