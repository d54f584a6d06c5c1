import { expect, test } from 'vitest'
import { verifyUrlOf } from './verify-url.ts'

const settings = {
  apiBase: 'https://publisher.example/api/',
  allowedOrigins: ['https://verify.example'],
}

test.each([
  [undefined, 'https://publisher.example/api/user/subscriber/verify'],
  ['/proof', 'https://publisher.example/proof'],
  ['user/proof', 'https://publisher.example/api/user/proof'],
  ['https://publisher.example/proof?x=1', 'https://publisher.example/proof?x=1'],
  ['https://verify.example/proof', 'https://verify.example/proof'],
])('the verify URL %s is trusted', (named, url) => {
  expect(verifyUrlOf(settings, named)).toBe(url)
})

test.each([
  'https://evil.example/proof',
  '//evil.example/proof',
  '/\\evil.example/proof',
  '/\t/evil.example/proof',
  'http://publisher.example/proof',
  'https://publisher.example:8443/proof',
  'https://publisher.example@evil.example/',
  'https://reader:secret@publisher.example/',
  'https://sub.publisher.example/',
  'https://verify.example.evil.example/',
  'javascript:alert(1)',
  'data:text/plain,x',
  'https://',
])('the verify URL %s is refused', (named) => {
  expect(verifyUrlOf(settings, named)).toBeNull()
})

test('an API on another origin is trusted in place of the page’s origin', () => {
  const elsewhere = { apiBase: 'https://api.example/v1/', allowedOrigins: [] }
  expect(verifyUrlOf(elsewhere)).toBe('https://api.example/v1/user/subscriber/verify')
  expect(verifyUrlOf(elsewhere, 'https://publisher.example/proof')).toBeNull()
})
