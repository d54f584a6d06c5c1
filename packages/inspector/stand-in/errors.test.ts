import type { Endpoint } from '@bindery/contract/endpoint.ts'
import { endpoints } from '@bindery/contract/endpoints.ts'
import { matchError } from '@bindery/contract/errors.ts'
import { tagCalls } from '@bindery/contract/tag-calls.ts'
import { expect, test } from 'vitest'
import { errorsOf } from './errors.ts'

const general = ['no-connection', 'server-error', 'html', 'busy', 'slow', 'maintenance']
const tags = Object.entries(tagCalls)
  .filter(([, { needs, optional }]) => needs.length + optional.length > 0)
  .map(([tag]) => tag)

test.each(tags)('each error of the calls of %s is one that the client understands', (tag) => {
  const errors = errorsOf(tag, 'api')
  expect(errors.length).toBeGreaterThan(0)
  for (const { call, code, fault } of errors) {
    if (general.includes(code)) continue
    const endpoint = endpoints[call] as Endpoint
    // A server may tell two errors of one status apart by the body alone.
    const found = matchError(endpoint, fault.status ?? 0, fault.body)
    expect(found?.code, `${call}: ${code}`).toBe(code)
  }
})

test('the errors of a tag are those of its calls, with the failures that any call can have', () => {
  const ids = errorsOf('bindery-auth-modal', 'api').map(({ id }) => id)
  expect(ids).toContain('signIn: invalid_credentials')
  expect(ids).toContain('signIn: locked')
  for (const code of general) expect(ids).toContain(`signIn: ${code}`)
  expect(errorsOf('bindery-carousel', 'api')).toEqual([])
})
