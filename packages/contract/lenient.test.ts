import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cart } from './cart.ts'
import { readArchive } from './issue.ts'
import { readLeniently } from './lenient.ts'
import { read } from './schema.ts'
import { user } from './user.ts'

const valid = {
  id: '8123',
  status: 'registered',
  firstName: 'Ada',
  createdDate: '2026-11-21T00:00:00.000Z',
  quota: { limit: 4, count: 1 },
  topics: [{ name: 'Strategy' }, { name: 'Marketing' }],
  tiers: [{ roleCode: 'BEST' }],
  marketingCampaigns: [{ marketingCampaignId: '7' }],
  unreadFollowingCount: 4,
}

/** One change that does no harm. */
const differences = fc.oneof(
  fc.constant({ id: 8123 }),
  fc.constant({ marketingCampaigns: [{ marketingCampaignId: 7 }] }),
  fc.constant({ unreadFollowingCount: '4' }),
  fc
    .double({ min: 4, max: 5, maxExcluded: true, noNaN: true })
    .map((unreadFollowingCount) => ({ unreadFollowingCount })),
  fc.constant({ quota: { limit: '4', count: ' 1 ' } }),
  fc
    .constantFrom(
      ...[
        '2026-11-21 00:00:00.000Z',
        'Sat, 21 Nov 2026 00:00:00 GMT',
        '1795219200',
        1795219200,
        1795219200000,
      ],
    )
    .map((createdDate) => ({ createdDate })),
  fc
    .constantFrom<unknown>(null, 7, 'x', [], {})
    .map((entry) => ({ topics: [valid.topics[0], entry, valid.topics[1]] })),
  fc.constantFrom<unknown>(null, 7, 'x').map((entry) => ({ tiers: [entry, ...valid.tiers] })),
)

test('a profile that differs in harmless ways reads the same as the valid one', () => {
  const expected = read(user, valid).data
  expect(expected).toBeDefined()
  fc.assert(
    fc.property(fc.array(differences, { maxLength: 6 }), (changes) => {
      const answer = Object.assign({}, valid, ...changes)
      const before = JSON.stringify(answer)
      const { data, faults } = readLeniently(user, answer)
      expect(faults).toBeUndefined()
      expect(data).toEqual(expected)
      expect(JSON.stringify(answer)).toBe(before)
    }),
  )
})

test('a valid answer is not reported as repaired', () => {
  expect(readLeniently(user, valid)).toMatchObject({ repairs: [] })
})

test('a day alone counts as its first moment', () => {
  const { data } = readLeniently(user, { ...valid, createdDate: '2026-11-21' })
  expect(data?.createdDate).toBe('2026-11-21T00:00:00')
})

test('an optional part that is wrong never makes the reader a guest', () => {
  const parts = [
    'quota',
    'ascendQuota',
    'topics',
    'newsletters',
    'tiers',
    'subscriber',
    'createdDate',
    'leader-profile',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...parts),
      fc.constantFrom<unknown>(true, 'x', [], [[]], { count: {} }),
      (part, wrong) => {
        expect(readLeniently(user, { ...valid, [part]: wrong }).data?.status).toBe('registered')
      },
    ),
  )
})

test.each([
  [2.5, 2],
  [-1, 0],
  [-0.5, 0],
  ['2.9', 2],
  ['-3', 0],
])('a count of %j is read as %d, and reported', (sent, read) => {
  const quota = { limit: 4, count: sent, remaining: sent }
  const answer = readLeniently(user, { ...valid, unreadFollowingCount: sent, quota })
  expect(answer).toMatchObject({
    data: { unreadFollowingCount: read, quota: { count: read, remaining: read } },
    repairs: expect.arrayContaining([
      expect.objectContaining({ field: 'quota.count', expected: 'whole number from 0' }),
    ]),
  })
})

test('a quantity of a cart that is no count stays a fault', () => {
  for (const physical_items of [2.5, -1]) {
    const line_items = { physical_items, digital_items: 0 }
    expect(readLeniently(cart, { cart_amount: 900, line_items }).faults).toBeDefined()
  }
})

test('a required member that is wrong stays a fault', () => {
  expect(readLeniently(user, { ...valid, status: 'king' }).faults?.[0]?.field).toBe('status')
  expect(readLeniently(user, 'x').faults).toBeDefined()
})

test('amounts, lines and the currency of a cart are never left out', () => {
  const line = { itemid: '1', quantity: 1, listPrice: 900, unitPrice: 900 }
  const whole = {
    cart_amount: 900,
    tax: 0,
    line_items: { physical_items: 1, digital_items: 0 },
    items: [line],
  }
  expect(readLeniently(cart, whole)).toMatchObject({ repairs: [] })
  expect(readLeniently(cart, { ...whole, cart_amount: '900' }).data?.cart_amount).toBe(900)
  for (const wrong of [
    { tax: 'some' },
    { currency: 'euro' },
    { items: [{ ...line, quantity: 'x' }] },
    { items: ['x'] },
    { items: 'x' },
    { coupons: ['x'] },
  ]) {
    expect(readLeniently(cart, { ...whole, ...wrong }).faults).toBeDefined()
  }
  const authors = { items: [{ ...line, authors: ['Ada', 7, null] }] }
  expect(readLeniently(cart, { ...whole, ...authors }).data?.items[0]?.authors).toEqual([
    'Ada',
    '7',
  ])
})

test('a required list without one good entry is a fault, not an empty list', () => {
  const { output } = readArchive
  const year = { yearId: 1956, issue: [] }
  expect(readLeniently(output, { year: [year, 'x'] }).data?.year).toHaveLength(1)
  expect(readLeniently(output, { year: ['x', 7] }).faults?.[0]?.field).toBe('year')
  expect(readLeniently(output, { year: [] }).data?.year).toEqual([])
})
