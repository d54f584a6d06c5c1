import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shippingMethods } from './shipping.ts'
import { type Promo, totalsOf } from './totals.ts'

const price = fc.nat({ max: 100_000_000 })
const lines = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    unitPrice: price,
    listPrice: price,
    quantity: fc.integer({ min: 1, max: 999 }),
    physical: fc.boolean(),
    heavy: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
)
const promo = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constant('percentage' as const),
    percent: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.nat({ max: 1_000_000_000 }) }),
  fc.constant({ kind: 'shipping' } as const),
)
const place = fc.oneof(
  fc.constant(null),
  fc.record({
    country: fc.constantFrom('US', 'CA', 'DE', 'GB', 'JP', 'KE'),
    state: fc.constantFrom('', 'CA', 'NJ', 'TX', 'ON', 'QC'),
  }),
)
const method = fc.constantFrom(...shippingMethods.map(({ id }) => id), 'unknown')
const carts = fc.record({ lines, promo, place, method })

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

describe('totals of any cart', () => {
  test('totals are the sums of their parts, integers and never negative', () => {
    fc.assert(
      fc.property(carts, (input) => {
        const totals = totalsOf(input)
        expect(totals.subTotal).toBe(sum(input.lines.map((l) => l.unitPrice * l.quantity)))
        expect(totals.subTotal).toBe(sum(totals.lines.map(({ amount }) => amount)))
        expect(totals.discount).toBe(sum(totals.lines.map(({ discount }) => discount)))
        expect(totals.tax).toBe(sum(totals.lines.map(({ tax }) => tax)))
        const { subTotal, discount, tax, shipping, grandTotal } = totals
        expect(grandTotal).toBe(subTotal - discount + tax + shipping)
        const { lines: each, ...sums } = totals
        const numbers = [
          ...Object.values(sums),
          ...each.flatMap(({ id: _, ...l }) => Object.values(l)),
        ]
        for (const number of numbers) {
          expect(Number.isSafeInteger(number)).toBe(true)
          expect(number).toBeGreaterThanOrEqual(0)
        }
        for (const line of each) expect(line.discount).toBeLessThanOrEqual(line.amount)
      }),
    )
  })

  test('totals do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(carts, (input) => {
        const { lines: one, ...sums } = totalsOf(input)
        const { lines: other, ...same } = totalsOf({ ...input, lines: [...input.lines].reverse() })
        expect(same).toEqual(sums)
        expect([...other].reverse()).toEqual(one)
      }),
    )
  })

  test('a fixed discount is its whole amount, up to the subtotal', () => {
    fc.assert(
      fc.property(carts, fc.nat(), (input, amount) => {
        const { discount, subTotal } = totalsOf({ ...input, promo: { kind: 'amount', amount } })
        expect(discount).toBe(Math.min(amount, subTotal))
      }),
    )
  })

  test('a promo code never raises the total, and without a destination there is no tax', () => {
    fc.assert(
      fc.property(carts, (input) => {
        const without = totalsOf({ ...input, promo: null })
        expect(totalsOf(input).grandTotal).toBeLessThanOrEqual(without.grandTotal)
        const { tax, shipping } = totalsOf({ ...input, place: null })
        expect([tax, shipping]).toEqual([0, 0])
      }),
    )
  })
})

const book = {
  id: 'a',
  unitPrice: 2495,
  listPrice: 2495,
  quantity: 2,
  physical: true,
  heavy: false,
}
const file = { id: 'b', unitPrice: 895, listPrice: 895, quantity: 1, physical: false, heavy: false }
const cart = { lines: [book, file], promo: null, method: 'standard' } as const

describe('totals of one cart', () => {
  test('California taxes the books and not the file; shipping of two light books costs 6.99', () => {
    const totals = totalsOf({ ...cart, place: { country: 'US', state: 'CA' } })
    // 49.90 × 7.25 % = 3.61775
    expect(totals).toMatchObject({ subTotal: 5885, tax: 362, shipping: 699, grandTotal: 6946 })
  })

  test.each([
    ['CA', 599 + 100],
    ['DE', 1499 + 100],
  ])('shipping of two light books to %s costs %d cents', (country, shipping) => {
    expect(totalsOf({ ...cart, place: { country, state: '' } })).toMatchObject({ shipping })
  })

  test('shipping of a first copy includes a light weight class but no heavy one', () => {
    const atlas = { ...book, id: 'c', quantity: 1, heavy: true }
    const place = { country: 'US', state: 'CA' }
    const shipping = (...lines: (typeof book)[]) => totalsOf({ ...cart, lines, place }).shipping
    expect(shipping(atlas)).toBe(599 + 250)
    expect(shipping(atlas, { ...book, quantity: 1 })).toBe(599 + 250 + 100)
  })

  test('a fixed discount spreads over the lines by cost; its rest goes to the largest remainders', () => {
    const ten: Promo = { kind: 'amount', amount: 1000 }
    // 847.92 and 152.08
    const totals = totalsOf({ ...cart, promo: ten, place: null })
    expect(totals.lines.map(({ discount }) => discount)).toEqual([848, 152])
    const twins = ['b', 'a'].map((id) => ({ ...file, id, unitPrice: 895 }))
    const odd = totalsOf({
      ...cart,
      lines: twins,
      promo: { kind: 'amount', amount: 5 },
      place: null,
    })
    expect(odd.lines).toMatchObject([
      { id: 'b', discount: 2 },
      { id: 'a', discount: 3 },
    ])
  })

  test('a percentage is rounded on each line', () => {
    const third: Promo = { kind: 'percentage', percent: 33 }
    const totals = totalsOf({ ...cart, promo: third, place: null })
    // 16.467 and 2.9535
    expect(totals.lines.map(({ discount }) => discount)).toEqual([1647, 295])
  })

  test('a faster method costs the difference to free shipping', () => {
    const free = {
      ...cart,
      promo: { kind: 'shipping' },
      place: { country: 'US', state: 'CA' },
    } as const
    expect(totalsOf(free)).toMatchObject({ shipping: 0, shippingDiscount: 699 })
    expect(totalsOf({ ...free, method: 'expedited' })).toMatchObject({ shipping: 800 })
  })

  test('a cart of files alone has no shipping cost', () => {
    const totals = totalsOf({ ...cart, lines: [file], place: { country: 'DE', state: '' } })
    expect(totals).toMatchObject({ shipping: 0, tax: 63 })
  })
})
