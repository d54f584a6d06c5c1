import { describe, expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpointNames } from './endpoint-names.ts'
import { endpoints, groups, type InputOf, type OutputOf } from './endpoints.ts'
import { defaultPaths } from './paths.ts'
import * as z from './schema.ts'

/** The calls of spec accounts 7, in its order. */
const section7 = [
  'POST /authenticate',
  'GET /logout',
  'POST /user-service/logout',
  'HEAD /api/user/profile',
  'GET /api/user/profile',
  'POST /api/user/profile',
  'GET /api/user/quota',
  'GET /api/user/ascend-quota',
  'POST /api/user/register',
  'POST /api/user/subscriber/register',
  'POST /api/user/password',
  'POST /api/user/forgot-password',
  'POST /api/user/reset-password',
  'POST /api/user/forgotpassword',
  'POST /api/user/subscriber/verify',
  'GET /api/recaptcha/enabled',
  'POST /api/user/subscriber/search',
  'POST /api/user/subscribe',
  'GET /service/user/userRef',
  'POST /api/user/subscribe/checkoutComplete',
  'GET /api/digitaldata/piano/transactionComplete',
  'POST /api/article-gift/give-gift',
]

/** The calls of spec content 7, in its order. */
const contentSection7 = [
  'GET /service/search/auto-suggest',
  'POST /api/search',
  'GET /service/cart',
  'GET /api/shopping-cart',
  'POST /api/shopping-cart',
  'DELETE /api/shopping-cart',
  'POST /api/shopping-cart/estimate',
  'HEAD /api/commerce/shopping-cart',
  'POST /api/commerce/shipping-payment',
  'GET /api/commerce/state-province/:country',
  'GET /api/product/:id/availabilities',
  'POST /api/commerce/order/submit',
  'POST /api/commerce/order/shipping-method',
  'POST /api/commerce/order/promo-code',
  'POST /api/commerce/address',
  'GET /service/lists',
  'POST /service/lists',
  'DELETE /service/lists',
  'GET /service/listItem',
  'POST /service/listItem',
  'DELETE /service/listItem',
  'POST /service/bulkListItem',
  'DELETE /service/bulkListItem',
  'POST /service/saved',
  'DELETE /service/saved',
  'GET /service/listUrl',
  'DELETE /api/user/lists',
  'POST /api/user/list/:listId',
  'DELETE /api/user/list/:listId',
  'POST /api/user/lists/bulk-update',
  'DELETE /api/user/lists/bulk-update',
  'GET /api/user/saves/:id/lists',
  'DELETE /api/user/saves',
  'GET /api/user/list/url/:name',
  'POST /service/shared',
  'POST /api/user/share',
  'POST /api/integration/url/shorten',
  'GET /service/topic',
  'POST /service/topic',
  'DELETE /service/topic',
  'POST /service/newsletter',
  'DELETE /service/newsletter',
  'POST /service/marketingCampaign',
  'DELETE /service/marketingCampaign',
  'DELETE /service/deleteAll',
  'DELETE /api/user/follow',
  'DELETE /api/user/marketingcampaign/subscribe',
  'DELETE /api/user/subscribe',
  'DELETE /api/user/unsubscribe/all',
  'POST /api/newsletters/subscribe',
  'POST /api/newsletters/unsubscribe',
  'POST /api/marketingcampaign/subscribe',
  'GET /api/user/saves/:number/:size',
  'GET /api/user/list/:id/:number/:size',
  'GET /api/user/history/:number/:size',
  'GET /api/components/myhbr/following/:number/:size',
  'GET /api/latest/:number/:size',
  'GET /api/search/:number/:size',
  'GET /api/webinars/:number/:size',
  'GET /api/visual-library/:number/:size',
  'GET /api/magazine/:number/:size',
  'GET /api/hbr-analytic-services/:number/:size',
  'GET /api/ascend/:number/:size',
  'GET /api/components/article/:year/:month/:seo',
]

const all = Object.entries<Endpoint>(endpoints)

test('the contract has every call of the specification, once', () => {
  const calls = all.flatMap(([, endpoint]) =>
    defaultPaths(endpoint).map((path) => `${endpoint.method} ${path}`),
  )
  expect(calls).toEqual(expect.arrayContaining([...section7, ...contentSection7]))
  expect(new Set(calls).size).toBe(calls.length)
})

test.for(all)(
  'the endpoint %s has its key as name, a description, and sends a body only as a POST or in bulk',
  ([key, endpoint]) => {
    expect(endpoint.name).toBe(key)
    expect(endpoint.description).toMatch(/\.$/)
    const sendsBody = endpoint.encoding === 'json' || endpoint.encoding === 'form'
    // A list of ids can be too long for a URL.
    const isBulk = endpoint.path.api.endsWith('/bulk-update')
    expect(sendsBody && endpoint.method !== 'POST' && !isBulk).toBe(false)
  },
)

test.for(Object.entries(groups))(
  'endpointNames lists every endpoint of the group %s',
  ([name, group]) => {
    const names = Object.entries(endpointNames).find(([key]) => key === name)?.[1] ?? []
    expect([...names].sort()).toEqual(Object.keys(group).sort())
  },
)

const date = '2026-11-20T12:00:00.000Z'
const reader: InputOf<'register'> = {
  firstName: 'Nora',
  lastName: 'Neu',
  emailAddress: 'nora@example.com',
  password: 'Fresh#Start1',
}

describe('inputs', () => {
  test('the input of registration gets its defaults and drops unknown fields', () => {
    const sent = { ...reader, status: 'subscribers' }
    expect(z.parse(endpoints.register.input, sent)).toEqual({
      ...reader,
      optIn: false,
      deviceType: 'WEB_SITE',
    })
  })

  test.for([
    ['register', { ...reader, emailAddress: 'nora' }],
    ['register', { ...reader, firstName: '' }],
    ['register', { ...reader, optIn: 'yes' }],
    ['signIn', { username: 'with space', password: 'x' }],
    ['signIn', { username: 'a@example.com', password: '' }],
    ['signIn', { username: 'a@example.com', password: 'x'.repeat(201) }],
    ['updateProfile', { attributes: [{ name: 'status', value: 'x' }] }],
    ['requestReset', {}],
    ['resetPassword', { password: 'Fresh#Start1' }],
    ['searchSubscriber', { emailAddress: ['a@example.com'] }],
    ['registerSubscriber', { id: 1.5 }],
    ['countReading', { url: '' }],
    ['transactionComplete', {}],
  ] as const)('the input of %s refuses %o', ([name, input]) => {
    expect(z.validate(endpoints[name].input, input)).toBe(false)
  })
})

describe('the user', () => {
  const parse = (value: unknown): OutputOf<'readProfile'> =>
    z.parse(endpoints.readProfile.output, value)

  test('the schema requires a status and has a default for every other field', () => {
    expect(parse({ status: 'guest' })).toMatchObject({
      firstName: '',
      quota: { limit: 4, count: 0, remaining: 4 },
      ascendQuota: { limit: 3, count: 0, remaining: 3 },
      tiers: [],
      topics: [],
    })
  })

  test('the schema keeps unknown fields', () => {
    expect(
      parse({ status: 'registered', shoeSize: 44, tiers: [{ roleCode: 'A', x: 1 }] }),
    ).toMatchObject({ shoeSize: 44, tiers: [{ roleCode: 'A', x: 1 }] })
  })

  test.for([
    null,
    [],
    '',
    {},
    { status: 'admin' },
    { status: 'registered', firstName: 7 },
    { status: 'registered', createdDate: 'yesterday-ish' },
    { status: 'registered', tiers: [{}] },
    { status: 'registered', quota: {} },
  ])('the schema refuses %o', (value) => {
    expect(z.validate(endpoints.readProfile.output, value)).toBe(false)
  })

  test('the schema accepts a subscription with its dates', () => {
    const subscription = {
      subscriptionSourceCode: 'CDS_UK',
      subscriptionAccessPeriod: { startDate: date, expirationDate: date },
    }
    const user = parse({
      status: 'subscribers',
      createdDate: date,
      subscriber: { subscriptions: [subscription] },
    })
    expect(user.subscriber?.subscriptions).toEqual([subscription])
  })
})

test('a meter computes the remaining articles, never below 0', () => {
  const { output } = endpoints.readQuota
  expect(z.parse(output, { count: 1 })).toEqual({ limit: 4, count: 1, remaining: 3 })
  expect(z.parse(output, { limit: 2, count: 5 })).toMatchObject({ remaining: 0 })
  expect(z.parse(endpoints.readAscendQuota.output, { count: 0 })).toMatchObject({ limit: 3 })
})

test.for(all.filter(([, { reads }]) => reads === 'json'))(
  'the output of %s refuses everything but a JSON object',
  ([, { output }]) => {
    for (const reply of [null, [], '', 'ok', 7, undefined]) {
      expect(z.validate(output, reply)).toBe(false)
    }
  },
)
