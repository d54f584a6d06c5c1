/** Each mutant of the mock is named by its own finding, once, and by nothing else. */
import { describe, expect, test } from 'vitest'
import { type Change, checkMock, checkMutant, isCall, otherPages } from '../test/mutant-server.ts'
import { mutants, walked } from '../test/mutants.ts'

test('there are more than 600 mutants, each with a title of its own', () => {
  expect(new Set(mutants.map(({ title }) => title)).size).toBe(mutants.length)
  expect(mutants.length).toBeGreaterThan(600)
})

test('the mutants know every call that the check makes', async () => {
  const others = new Set<string>()
  const missing = new Set<string>(walked)
  const report = await checkMock(
    (request, next) => {
      const { pathname } = new URL(request.url)
      const call = walked.find((name) => isCall(name, request))
      if (call) missing.delete(call)
      else if (!/^\/(logout$|s\/)/.test(pathname)) others.add(`${request.method} ${pathname}`)
      return next()
    },
    { orders: true },
  )
  expect(report.findings).toEqual([])
  expect([[...others], [...missing]]).toEqual([[], []])
})

test('a server that sends minor units passes with amounts="minor"', async () => {
  const report = await checkMock((_request, next) => next(), {
    amounts: 'minor',
    only: ['cart', 'orders'],
    orders: true,
  })
  expect(report.findings).toEqual([])
})

test('a look-up whose 404 is that of any address does not exist, also without a known subscriber', async () => {
  const notFound: Change = (request, next) =>
    /subscriber\/(search|no-such-call)/.test(request.url)
      ? new Response('Not found', { status: 404 })
      : next()
  const report = await checkMock(notFound, { knowsNobody: true })
  expect(report.findings.map(({ name, endpoint }) => `${name} ${endpoint}`)).toEqual([
    'not-found searchSubscriber',
  ])
})

describe('mutants', () => {
  test.concurrent.each(mutants)(
    '$title: $finding',
    async ({ finding, endpoint, crossOrigin, orders, ...mutation }) => {
      const report = await checkMutant(mutation, {
        ...(crossOrigin ? { origin: otherPages } : {}),
        ...(orders ? { orders } : {}),
      })
      expect(report.findings.map((each) => `${each.name} ${each.endpoint}`)).toEqual([
        `${finding} ${endpoint}`,
      ])
    },
  )
})
