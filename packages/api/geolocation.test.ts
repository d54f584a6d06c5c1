import { expect, test } from 'vitest'
import { type GeolocationWire, locate } from './geolocation.ts'

const never = { timer: () => () => {} }
const base = 'https://geoip.example/geoip/v2.1/'
const site = 'https://publisher.example'

const answering = (body: BodyInit | null, status = 200) => ({
  ...never,
  fetch: async () => new Response(body, { status }),
})
const ask = (wire: GeolocationWire) => locate(wire, base, 'country', site)

test('asks by type with the site as referrer, and takes no cookies along', async () => {
  const asked: unknown[] = []
  const wire: GeolocationWire = {
    ...never,
    fetch: async (url, { credentials, referrerPolicy }) => {
      asked.push([url, credentials, referrerPolicy])
      return Response.json({ country: { iso_code: 'US' }, traits: {} })
    },
  }
  expect((await ask(wire)).country?.iso_code).toBe('US')
  await locate(wire, base, 'city_isp_org', site)
  const query = '?referrer=https%3A%2F%2Fpublisher.example'
  expect(asked).toEqual([
    [`${base}country/me${query}`, 'omit', 'no-referrer'],
    [`${base}city_isp_org/me${query}`, 'omit', 'no-referrer'],
  ])
})

test.each([
  ['a status other than 200', answering('{}', 404), 'answered 404.'],
  ['even a good one', answering('{}', 201), 'answered 201.'],
  ['an empty body', answering(''), 'an empty body.'],
  ['a body of spaces', answering(' \n'), 'an empty body.'],
  ['no JSON', answering('<html>'), 'not JSON.'],
  ['half of JSON', answering('{"country":'), 'not JSON.'],
  ['null', answering('null'), 'another shape.'],
  ['a list', answering('[]'), 'another shape.'],
  ['a country that is none', answering('{"country":"US"}'), 'another shape.'],
  [
    'no network',
    { ...never, fetch: () => Promise.reject(new TypeError('Failed to fetch')) },
    'could not be reached.',
  ],
] as const)('HTTP_ERROR: %s', async (_what, wire, words) => {
  const error = await ask(wire).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'GeolocationHttpError', code: 'HTTP_ERROR' })
  expect(error).toHaveProperty('message', expect.stringContaining(words))
})

test('HTTP_TIMEOUT: also of a body that never ends', async () => {
  for (const fetch of [
    () => new Promise<Response>(() => {}),
    async () => new Response(new ReadableStream()),
  ]) {
    let late = () => {}
    const asked = ask({
      fetch,
      timer: (_ms, fn) => {
        late = fn
        return () => {}
      },
    })
    late()
    await expect(asked).rejects.toMatchObject({
      name: 'GeolocationTimeoutError',
      code: 'HTTP_TIMEOUT',
      message: 'The request to the GeoIP2 web service timed out.',
    })
  }
})
