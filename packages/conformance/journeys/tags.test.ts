/** The check goes by the calls of tags: it walks what they call, and says which tags a finding breaks. */
import { endpoints } from '@bindery/contract/endpoints.ts'
import { tagCalls } from '@bindery/contract/tag-calls.ts'
import { expect, test } from 'vitest'
import { type Change, checkMock, isCall } from '../test/mutant-server.ts'
import type { CheckOptions } from './check.ts'
import { journeys } from './journeys.ts'
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

test.for(journeys)('the journey $name makes each call that it names', async ({ name, calls }) => {
  const made = new Set<string>()
  await checkMock(
    (request, next) => {
      for (const call of calls) if (isCall(call, request)) made.add(call)
      return next()
    },
    { only: [name] },
  )
  expect(calls.filter((call) => !made.has(call))).toEqual([])
  expect(calls.every((call) => call in endpoints)).toBe(true)
})
