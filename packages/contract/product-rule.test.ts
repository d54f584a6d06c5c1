import { expect, test } from 'vitest'
import { addToCartLink, isDigital, lineTypeOf, showsPrice, unitPriceOf } from './product-rule.ts'

test.each([
  ['10401-KND', 'EBOOK'],
  ['10401BUN', 'BUNDLE'],
  ...['PDF', 'HTM', 'ZIP', 'PPT', 'XLS', 'EPB'].map((suffix) => [`10401-${suffix}`, 'DIGITAL']),
  ['10401-HBK', 'SHIP'],
  ['10401', 'SHIP'],
  ['', 'SHIP'],
  // A language may follow. A suffix counts only at the end.
  ['10401-PDF-ENG', 'DIGITAL'],
  ['10401-knd-eng', 'EBOOK'],
  ['PDF-10401-HBK', 'SHIP'],
  ['10401-PDF-KND', 'EBOOK'],
  ['constructor', 'SHIP'],
])('the product code %s has the line type %s', (code, lineType) => {
  expect(lineTypeOf(code)).toBe(lineType)
})

test('every line type but SHIP counts as digital', () => {
  expect(['SHIP', 'EBOOK', 'BUNDLE', 'DIGITAL', 'STREAM'].map(isDigital)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ])
})

test('a price shows if it is above 0 and the product is no magazine or digital article', () => {
  expect(showsPrice(1, 'Book')).toBe(true)
  expect(showsPrice(0, 'Book')).toBe(false)
  expect(showsPrice(895, ' magazine ARTICLE ')).toBe(false)
  expect(showsPrice(895, 'Digital Article')).toBe(false)
})

test('the unit price follows the volume prices, or the permission price', () => {
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

test('the add-to-cart link has an /an/ segment', () => {
  expect(addToCartLink('/product/the-plan/501-PDF-ENG')).toBe('/product/the-plan/an/501-PDF-ENG')
  expect(addToCartLink('/product/the-plan/501-PDF-ENG?referral=03069#top')).toBe(
    '/product/the-plan/an/501-PDF-ENG?referral=03069#top',
  )
  expect(addToCartLink('/product/the-plan/an/501-PDF-ENG')).toBe('/product/the-plan/an/501-PDF-ENG')
  expect(addToCartLink('/store/strategy')).toBe('/store/strategy')
})
