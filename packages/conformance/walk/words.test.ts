/** The words of findings: what was sent, what came, and advice that fits. */
import { expect, test } from 'vitest'
import { textReport } from '../report/text.ts'
import { answer, data, field } from '../test/changes.ts'
import { type Change, checkMock, checkMutant, otherPages } from '../test/mutant-server.ts'
import type { CheckOptions } from './check.ts'

const fits: Change = (_request, next) => next()
const textOf = async (change: Change, options: Partial<CheckOptions>) =>
  textReport(await checkMock(change, options))

test('a product that is not on sale is named, with the body that was sent', async () => {
  const text = await textOf(fits, { product: '999-NONE', only: ['cart'] })
  expect(text).toContain('got       404 product_unknown')
  expect(text).toContain('sent      [{"productId":"999-NONE","quantity":1}]')
  expect(text).toContain('Is 999-NONE on sale? It is sent as productId')
})

test('an error that the contract does not have is shown with those that it has', async () => {
  const refused = answer(400, { code: 'odd' })
  const report = await checkMutant({ call: 'countReading', change: refused }, { only: ['quota'] })
  expect(report.findings).toMatchObject([
    { name: 'status-unexpected', expected: expect.stringContaining('401 unauthenticated') },
  ])
})

test('a route that answers 404 with a code is there, also for tags that can do without it', async () => {
  const change = answer(404, { code: 'article_unknown' })
  const options = { only: ['quota'], tags: ['bindery-paywall'] }
  const report = await checkMutant({ call: 'countReading', change }, options)
  expect(report.findings).toMatchObject([{ name: 'status-unexpected', endpoint: 'countReading' }])
  expect(report.absent).toEqual([])
})

test('a date in another form is shown, with the form of the contract', async () => {
  const change = field('createdDate', '02.11.2026 09:00')
  const report = await checkMutant({ call: 'readProfile', change }, { only: ['profile'] })
  expect(report.findings).toMatchObject([
    {
      name: 'reply-shape',
      path: 'createdDate',
      expected: 'a date, ISO 8601 with zone: 2026-11-24T09:30:00Z',
      got: '"02.11.2026 09:00"',
    },
  ])
})

test('decimals where minor units are expected are an amount in another form', async () => {
  const report = await checkMock(fits, { amounts: 'minor', only: ['cart'], product: '501' })
  expect(report.findings).toEqual([])
  const change = data((body) => {
    body['grandTotal'] = 19.95
  })
  const decimal = await checkMutant(
    { call: 'readCart', change },
    { amounts: 'minor', only: ['cart'] },
  )
  expect(decimal.findings).toMatchObject([
    { name: 'amount-wrong', got: '19.95', fix: expect.stringContaining('--amounts minor') },
  ])
})

test('a report names the price of the product, and compares it with a given one', async () => {
  const right = await checkMock(fits, { only: ['cart'], price: '32.00' })
  expect(right.notes).toContain('The product 501 costs USD 32.00.')
  expect(right.findings).toEqual([])
  const cents = await checkMock(fits, { only: ['cart'], price: '3200' })
  expect(cents.findings).toMatchObject([{ name: 'price-wrong', got: '32.00' }])
})

test('newsletters in the profile are known by name or by id', async () => {
  const byId = data((body) => {
    const newsletters = body['newsletters'] as { name: string }[] | undefined
    if (newsletters)
      body['newsletters'] = newsletters.map(({ name }) => ({ name: ids[name] ?? name }))
  })
  const ids: Record<string, string> = {}
  const report = await checkMock(
    async (request, next) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/api/newsletters') {
        const response = await next()
        const body = (await response.clone().json()) as {
          newsletters: { id: string; name: string }[]
        }
        for (const { id, name } of body.newsletters) ids[name] = id
        return response
      }
      return pathname === '/api/user/profile' ? byId(request, next) : next()
    },
    { only: ['newsletters'] },
  )
  expect(report.findings).toEqual([])
  expect(Object.keys(ids)).not.toEqual([])
})

test('an answer without CORS headers is named by its status', async () => {
  const change: Change = async (_request, next) => {
    const response = await next()
    if (response.status !== 401) return response
    return new Response('{"tries_left":4}', {
      status: 401,
      headers: { 'content-type': 'application/json' },
    })
  }
  const options = { only: ['session'], origin: otherPages }
  const report = await checkMutant({ call: 'signIn', change }, options)
  expect(report.findings).toMatchObject([{ name: 'cors-origin', got: 'the answer 401 without it' }])
})

test('a server without a registration is told about the test account', async () => {
  const report = await checkMutant(
    { call: 'register', change: answer(404, 'No', { 'content-type': 'text/plain' }) },
    { only: ['profile'] },
  )
  expect(report.findings).toMatchObject([
    { name: 'not-found', endpoint: 'register', fix: expect.stringContaining('--email') },
  ])
})
