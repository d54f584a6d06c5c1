import { expect, test } from 'vitest'
import { PlainRequest } from './plain-request.ts'

test('a plain request holds what fetch needs, and headers that can still change', () => {
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

test('a plain request made from another has its address', () => {
  const first = new PlainRequest('https://site.test/?q=1')
  expect(new PlainRequest(first, { method: 'GET' }).url).toBe('https://site.test/?q=1')
})

test('a plain request made from another keeps its method, headers and body', () => {
  const first = new PlainRequest('https://site.test/', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: 'a=1',
  })
  const { signal } = new AbortController()
  const second = new PlainRequest(first, { signal })
  expect(second.init).toMatchObject({ method: 'POST', body: 'a=1', signal })
  expect(second.method).toBe('POST')
  expect(second.headers.get('accept')).toBe('application/json')
})
