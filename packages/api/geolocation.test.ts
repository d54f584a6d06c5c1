import { expect, test } from 'vitest'
import { type GeolocationTransport, locate } from './geolocation.ts'

const never = { timer: () => () => {} }
const base = 'https://geoip.example/geoip/v2.1/'
const site = 'https://publisher.example'

const answering = (body: BodyInit | null, status = 200) => ({
  ...never,
  fetch: async () => new Response(body, { status }),
})
const ask = (transport: GeolocationTransport) => locate(transport, base, 'country', site)

test('the request names the type and the site as referrer, and has no cookies', async () => {
  const asked: unknown[] = []
  const transport: GeolocationTransport = {
    ...never,
    fetch: async (url, { credentials, referrerPolicy }) => {
      asked.push([url, credentials, referrerPolicy])
      return Response.json({ country: { iso_code: 'US' }, traits: {} })
    },
  }
  expect((await ask(transport)).country?.iso_code).toBe('US')
  await locate(transport, base, 'city_isp_org', site)
  const query = '?referrer=https%3A%2F%2Fpublisher.example'
  expect(asked).toEqual([
    [`${base}country/me${query}`, 'omit', 'no-referrer'],
    [`${base}city_isp_org/me${query}`, 'omit', 'no-referrer'],
  ])
})

test.each([
  ['a status of 404', answering('{}', 404), 'answered 404.'],
  ['a status of 201', answering('{}', 201), 'answered 201.'],
  ['an empty body', answering(''), 'an empty body.'],
  ['a body of spaces', answering(' \n'), 'an empty body.'],
  ['HTML', answering('<html>'), 'not JSON.'],
  ['truncated JSON', answering('{"country":'), 'not JSON.'],
  ['null', answering('null'), 'another shape.'],
  ['an array', answering('[]'), 'another shape.'],
  ['a country of another shape', answering('{"country":"US"}'), 'another shape.'],
  [
    'no network',
    { ...never, fetch: () => Promise.reject(new TypeError('Failed to fetch')) },
    'could not be reached.',
  ],
] as const)('%s rejects with HTTP_ERROR', async (_what, transport, words) => {
  const error = await ask(transport).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'GeolocationHttpError', code: 'HTTP_ERROR' })
  expect(error).toHaveProperty('message', expect.stringContaining(words))
})

test('a response or a body that never comes rejects with HTTP_TIMEOUT', async () => {
  for (const fetch of [
    () => new Promise<Response>(() => {}),
    async () => new Response(new ReadableStream()),
  ]) {
    let expire = () => {}
    const located = ask({
      fetch,
      timer: (_ms, fn) => {
        expire = fn
        return () => {}
      },
    })
    expire()
    await expect(located).rejects.toMatchObject({
      name: 'GeolocationTimeoutError',
      code: 'HTTP_TIMEOUT',
      message: 'The request to the GeoIP2 web service timed out.',
    })
  }
})
