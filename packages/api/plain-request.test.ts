import { expect, test } from 'vitest'
import { PlainRequest } from './plain-request.ts'

test('holds what fetch needs, and headers that may still change', () => {
  const request = new PlainRequest(new URL('https://site.test/api/'), {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: 'a=1',
  })
  request.headers.set('x-requested-with', 'bindery')
  expect(request).toMatchObject({ url: 'https://site.test/api/', method: 'POST' })
  expect(request.init).toMatchObject({ method: 'POST', body: 'a=1' })
  expect(new Headers(request.init.headers).get('x-requested-with')).toBe('bindery')
  expect(request.clone()).toBe(request)
})

test('made of another it has the same address', () => {
  const first = new PlainRequest('https://site.test/?q=1')
  expect(new PlainRequest(first, { method: 'GET' }).url).toBe('https://site.test/?q=1')
})
