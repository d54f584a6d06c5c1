import { expect, test } from 'vitest'
import { visit } from '../test/state.ts'
import { cartReferral, linkReferral, referralOf, searchReferral } from './referral.ts'

const site = 'https://publisher.example'

test.each([
  ['Home Page', '/', '03069'],
  ['Topic index', '/topics', '03069'],
  ['Topic page', '/topic/strategy', '03069'],
  ['Article', '/2025/03/a', null],
  ['Search', '/search', null],
  [null, '/somewhere', null],
  ['Article', '/2025/03/a?referral=02749', '02749'],
  // The referral of the link wins over that of the page.
  ['Home Page', '/?referral=12', '00012'],
  ['Home Page', '/?referral=1e3', '03069'],
  ['Home Page', '/?referral=123456', '03069'],
  ['Article', '/2025/03/a?referral=', null],
])('%s at %s: %s', (type, path, code) => {
  expect(referralOf(type, site + path)).toBe(code)
})

test('what is put into a cart elsewhere carries the code of the setting', () => {
  const article = visit({ referral: '00777' }).state
  expect([linkReferral(article), cartReferral(article)]).toEqual([null, '00777'])
  const home = visit({}, { href: `${site}/` }).state
  expect([linkReferral(home), cartReferral(home)]).toEqual(['03069', '03069'])
  const typed = visit({ pageType: 'topic page' }).state
  expect(cartReferral(typed)).toBe('03069')
  const found = visit({}, { href: `${site}/product/a/1?referral=${searchReferral}` }).state
  expect(cartReferral(found)).toBe('02749')
  expect(cartReferral(visit().state)).toBe('00001')
})
