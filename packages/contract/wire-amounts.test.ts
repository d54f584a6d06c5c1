import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { toDecimal } from './money.ts'
import * as z from './schema.ts'
import { amountsFromWire, amountsToWire } from './wire-amounts.ts'

const currencies = ['USD', 'JPY', 'KWD', '???']
const received = (tax: unknown, currency = 'USD') =>
  (amountsFromWire({ currency, tax }) as { tax: unknown }).tax

describe('amounts on the wire', () => {
  test.for([
    [48.85, 'USD', 4885],
    ['48.85', 'USD', 4885],
    [' 48 ', 'USD', 4800],
    [48, 'USD', 4800],
    [0, 'USD', 0],
    [0.1 + 0.2, 'USD', 30],
    [1.005, 'USD', 101],
    ['1.004999', 'USD', 100],
    [0.995, 'USD', 100],
    [1e-7, 'USD', 0],
    [1200, 'JPY', 1200],
    ['1200.5', 'JPY', 1201],
    [1.234, 'KWD', 1234],
    [1.5, 'kwd', 1500],
  ] as const)('%s of %s is received as %i', ([amount, currency, minor]) => {
    expect(received(amount, currency)).toBe(minor)
  })

  test.for([-1, '-1', '', ' ', '$5', '5 USD', '1,5', '1.000,00', '1e3', 1e21, '5.', '.5', 'NaN'])(
    '%s is no amount',
    (amount) => {
      expect(received(amount)).toBeNaN()
    },
  )

  test('a missing amount stays missing', () => {
    expect(amountsFromWire({ tax: null, items: [{}] })).toEqual({ tax: null, items: [{}] })
  })

  test('an amount of up to 13 digits is the same after a round trip as a number', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 9_999_999_999_999 }),
        fc.constantFrom(...currencies),
        (tax, currency) => {
          const sent = amountsToWire({ currency, tax })
          expect(amountsFromWire(JSON.parse(JSON.stringify(sent)))).toEqual({ currency, tax })
        },
      ),
    )
  })

  test('every safe amount is received exactly as text', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.constantFrom('USD', 'KWD'), (minor, currency) => {
        expect(received(toDecimal(minor, currency), currency)).toBe(minor)
      }),
    )
  })

  test('noise of floating point never moves an amount', () => {
    const prices = fc.array(fc.nat({ max: 99_999 }), { maxLength: 20 })
    fc.assert(
      fc.property(prices, (cents) => {
        const sum = cents.reduce((total, each) => total + each / 100, 0)
        expect(received(sum)).toBe(cents.reduce((total, each) => total + each, 0))
      }),
    )
  })

  test('no amount that is received is negative or has a part of a cent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string()), (amount) => {
        const minor = received(amount)
        expect(Number.isNaN(minor) || (Number.isSafeInteger(minor) && Number(minor) >= 0)).toBe(
          true,
        )
      }),
    )
  })

  test('the currency of a cart counts for the whole checkout', () => {
    const checkout = {
      cart: { currency: 'JPY', items: [{ amount: 7 }] },
      shippingMethods: [{ cost: 5 }],
    }
    expect(amountsFromWire(checkout)).toEqual(checkout)
    expect(amountsToWire(checkout)).toEqual(checkout)
  })

  test('other members of a body stay as they are', () => {
    const body = { quantity: 2, price: 5, line_items: { physical_items: 1 }, tax: 1 }
    expect(amountsFromWire(body)).toEqual({ ...body, tax: 100 })
  })
})

/** The names of the amounts in a schema. */
const amountsOf = (schema: z.Schema): string[] => {
  const names: string[] = []
  const visit = (part: unknown, name: string) => {
    if (typeof part !== 'object' || part === null) return
    if (Object(part)['x-unit'] === 'minor units') names.push(name)
    for (const [key, one] of Object.entries(part)) visit(one, key)
  }
  visit(z.toJSONSchema(schema, { io: 'input', metadata: z.descriptions, reused: 'inline' }), '')
  return names
}

test.for(Object.values<Endpoint>(endpoints).map((endpoint) => [endpoint.name, endpoint] as const))(
  'the amounts of %s are converted, if it has any',
  ([, { input, output, money }]) => {
    const names = [...amountsOf(input), ...amountsOf(output)]
    expect(names.length > 0).toBe(money !== undefined)
    for (const name of names) expect(amountsFromWire({ [name]: 1 })).toEqual({ [name]: 100 })
  },
)
