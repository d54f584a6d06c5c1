/** Each mutant of the mock is named by its own finding, once, and by nothing else. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Mutant } from '../test/mutant.ts'
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

/** The journeys that make a call, in a walk of all journeys. Only these can name a mutant of the call. */
const callers = new Map<string, Set<string>>()
beforeAll(async () => {
  const calls = new Set(mutants.map(({ call }) => call))
  let journey: string | undefined
  const note: Change = (request, next) => {
    for (const call of calls) {
      if (journey && isCall(call, request)) {
        callers.set(call, (callers.get(call) ?? new Set()).add(journey))
      }
    }
    return next()
  }
  const onProgress = (step: { journey: string }) => {
    journey = step.journey
  }
  await checkMock(note, { orders: true, onProgress })
})

/** The first mutant of each finding, and all that change every call: no other journey may name them, either. */
const whole = new Set([
  ...new Map(mutants.toReversed().map((each) => [each.finding, each])).values(),
  ...mutants.filter(({ call }) => call === 'every call'),
])

describe('mutants', () => {
  const findingsOf = async (
    { finding: _finding, crossOrigin, orders, ...mutation }: Mutant,
    only: readonly string[],
  ) => {
    const report = await checkMutant(mutation, {
      ...(crossOrigin ? { origin: otherPages } : {}),
      ...(orders ? { orders } : {}),
      only,
    })
    return report.findings.map(({ name, endpoint }) => `${name} ${endpoint}`)
  }

  test.concurrent.each([...whole])('$title: $finding, in all journeys', async (each) => {
    expect(await findingsOf(each, [])).toEqual([`${each.finding} ${each.endpoint}`])
  })

  test.concurrent.each(mutants.filter((each) => !whole.has(each)))(
    '$title: $finding, in the journeys that make the call',
    async (each) => {
      const only = ['cors', ...(callers.get(each.call) ?? [])]
      expect(await findingsOf(each, only)).toEqual([`${each.finding} ${each.endpoint}`])
    },
  )
})
