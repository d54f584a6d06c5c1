/** The check goes by the calls of tags: it makes what they call, and says which tags a finding breaks. */
import { type EndpointName, endpoints } from '@bindery/contract/endpoints.ts'
import { tagCalls, withoutCall } from '@bindery/contract/tag-calls.ts'
import { sampleContent } from '@bindery/mock-api/seed/content.ts'
import { describe, expect, test } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { textReport } from '../report/text.ts'
import { type Change, checkMock, isCall } from '../test/mutant-server.ts'
import type { CheckOptions } from './check.ts'
import { callingTags, tagsOf } from './tags.ts'

const withoutFolders: Change = (request, next) =>
  isCall('readFolders', request) ? new Response('', { status: 404 }) : next()

const findingsOf = async (options: Partial<CheckOptions>) => {
  const { findings } = await checkMock(withoutFolders, { only: ['saves'], ...options })
  return findings.map(({ name, endpoint }) => `${name} ${endpoint}`)
}

test('a fault of a call that none of the chosen tags makes is not reported', async () => {
  expect(await findingsOf({ tags: ['bindery-save-flyout'] })).toEqual(['not-found readFolders'])
  expect(await findingsOf({ tags: ['bindery-save-button'] })).toEqual([])
})

test('a finding names the tags that make the call', async () => {
  const { findings } = await checkMock(withoutFolders, { only: ['saves'] })
  expect(findings.map(({ tags }) => tags)).toEqual([tagsOf('readFolders')])
  expect(tagsOf('readFolders')).toContain('bindery-my-library')
  expect(tagsOf('readFolders')).not.toContain('bindery-save-button')
})

test('every tag that makes calls can be named, and no other', () => {
  expect(callingTags).toContain('bindery-archive-picker')
  expect(callingTags).not.toContain('bindery-carousel')
  const named = Object.keys(tagCalls)
  expect(callingTags.filter((tag) => !named.includes(tag))).toEqual([])
})

test('a report names the calls of the chosen tags that no journey makes', async () => {
  const { unproven } = await checkMock((_request, next) => next(), {
    tags: ['bindery-issue-contents', 'bindery-quota-meter'],
    only: ['guest'],
  })
  expect(unproven).toContain('readIssue')
  expect(unproven).not.toContain('readQuota')
})

test.for(journeys)('the journey $name makes each call that it names', async ({ name, calls }) => {
  const made = new Set<string>()
  await checkMock(
    (request, next) => {
      for (const call of calls) if (isCall(call, request)) made.add(call)
      return next()
    },
    { only: [name], orders: true },
  )
  expect(calls.filter((call) => !made.has(call))).toEqual([])
  expect(calls.every((call) => call in endpoints)).toBe(true)
})

test('a call that the chosen tags can do without is no finding, and the report says what readers miss', async () => {
  const lacking: Change = (request, next) =>
    isCall('readItemLists', request) || isCall('updateProfile', request)
      ? new Response('', { status: 404 })
      : next()
  const tags = ['bindery-save-button', 'bindery-auth-modal']
  const report = await checkMock(lacking, { tags })
  expect(report.findings).toEqual([])
  expect(report.absent).toEqual([
    { call: 'updateProfile', effect: withoutCall.updateProfile },
    { call: 'readItemLists', effect: withoutCall.readItemLists },
  ])
  expect(textReport(report)).toContain(`readItemLists: ${withoutCall.readItemLists}`)
  const whole = await checkMock(lacking, { only: ['saves', 'profile'] })
  expect(whole.findings.map(({ name, endpoint }) => `${name} ${endpoint}`)).toEqual([
    'not-found updateProfile',
    'not-found readItemLists',
  ])
})

test('saves are checked with a given article where the site has no stream', async () => {
  const withoutStream: Change = (request, next) =>
    isCall('readLatest', request) ? new Response('', { status: 404 }) : next()
  const tags = ['bindery-save-button']
  const bare = await checkMock(withoutStream, { tags, only: ['saves'] })
  expect(bare.journeys).toMatchObject([
    { state: 'skipped', reason: expect.stringContaining('it needs --article-id') },
  ])
  const articleId = sampleContent[0]?.id ?? ''
  const given = await checkMock(withoutStream, { tags, only: ['saves'], articleId })
  expect(given.journeys).toMatchObject([{ state: 'passed' }])
})

/** Calls that a journey may make beside those of the tags: to begin with, and to clean up. */
const supporting: readonly EndpointName[] = [
  ...(['register', 'signIn', 'readProfile', 'readLatest'] as const),
  ...(['saveItem', 'readSaved', 'saveFolder', 'readFolders', 'removeFolder'] as const),
  ...([
    'removeSaved',
    'addListItems',
    'followTopic',
    'readNewsletters',
    'unfollowNewsletter',
  ] as const),
  ...(['passkeyOptions', 'addPasskey', 'removePasskey'] as const),
  ...(['addToCart', 'removeFromCart'] as const),
]

describe('--tags', () => {
  test.for(callingTags)('%s needs no call but its own, and a few to begin and end', async (tag) => {
    const { needs, optional } = tagCalls[tag as `bindery-${string}`] ?? { needs: [], optional: [] }
    const allowed = [...needs, ...optional, ...supporting]
    const others = new Set<string>()
    const { findings, journeys: walked } = await checkMock(
      (request, next) => {
        const { pathname } = new URL(request.url)
        const isAllowed =
          allowed.some((name) => isCall(name, request)) || /^\/(logout$|s\/)/.test(pathname)
        if (isAllowed) return next()
        others.add(`${request.method} ${pathname}`)
        return new Response('', { status: 404 })
      },
      { tags: [tag] },
    )
    expect([...others]).toEqual([])
    expect(findings).toEqual([])
    const skipped = walked.filter(({ state }) => state === 'skipped').map(({ name }) => name)
    expect(skipped).toEqual(['cors'])
  })
})
