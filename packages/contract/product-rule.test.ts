import { expect, test } from 'vitest'
import { addToCartLink, isDigital, lineTypeOf, showsPrice, unitPriceOf } from './product-rule.ts'

test.each([
  ['10401-KND', 'EBOOK'],
  ['10401BUN', 'BUNDLE'],
  ...['PDF', 'HTM', 'ZIP', 'PPT', 'XLS', 'EPB'].map((suffix) => [`10401-${suffix}`, 'DIGITAL']),
  ['10401-HBK', 'SHIP'],
  ['10401', 'SHIP'],
  ['', 'SHIP'],
  // A language behind it does no harm, and a suffix counts at the end only.
  ['10401-PDF-ENG', 'DIGITAL'],
  ['10401-knd-eng', 'EBOOK'],
  ['PDF-10401-HBK', 'SHIP'],
  ['10401-PDF-KND', 'EBOOK'],
  ['constructor', 'SHIP'],
])('%s is delivered as %s', (code, lineType) => {
  expect(lineTypeOf(code)).toBe(lineType)
})

test('all that is not shipped counts as digital', () => {
  expect(['SHIP', 'EBOOK', 'BUNDLE', 'DIGITAL', 'STREAM'].map(isDigital)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ])
})

test('a price is shown above 0, and of no magazine or digital article', () => {
  expect(showsPrice(1, 'Book')).toBe(true)
  expect(showsPrice(0, 'Book')).toBe(false)
  expect(showsPrice(895, ' magazine ARTICLE ')).toBe(false)
  expect(showsPrice(895, 'Digital Article')).toBe(false)
})

test('many copies cost less each, and a permission has a price of its own', () => {
  const priced = {
    listPrice: 895,
    permissionPrice: 425,
    volumePrices: [
      { from: 50, unitPrice: 650 },
      { from: 10, unitPrice: 795 },
    ],
  }
  expect([1, 9, 10, 49, 50, 5000].map((many) => unitPriceOf(priced, many))).toEqual([
    895, 895, 795, 795, 650, 650,
  ])
  expect(unitPriceOf(priced, 50, 'Perm')).toBe(425)
  expect(unitPriceOf({ listPrice: 895 }, 50, 'Perm')).toBe(895)
})

test('the link that adds has an /an/ segment', () => {
  expect(addToCartLink('/product/the-plan/501-PDF-ENG')).toBe('/product/the-plan/an/501-PDF-ENG')
  expect(addToCartLink('/product/the-plan/501-PDF-ENG?referral=03069#top')).toBe(
    '/product/the-plan/an/501-PDF-ENG?referral=03069#top',
  )
  expect(addToCartLink('/product/the-plan/an/501-PDF-ENG')).toBe('/product/the-plan/an/501-PDF-ENG')
  expect(addToCartLink('/store/strategy')).toBe('/store/strategy')
})
