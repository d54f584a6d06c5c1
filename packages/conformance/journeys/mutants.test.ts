/** Each mutant of the mock is named by its own finding, once, and by nothing else. */
import { describe, expect, test } from 'vitest'
import { checkMutant, otherPages } from '../test/mutant-server.ts'
import { mutants } from '../test/mutants.ts'

test('there are more than 80 mutants, each with a title of its own', () => {
  expect(new Set(mutants.map(({ title }) => title)).size).toBe(mutants.length)
  expect(mutants.length).toBeGreaterThan(80)
})

describe('mutants', () => {
  test.concurrent.each(mutants)(
    '$title: $finding',
    async ({ finding, endpoint, crossOrigin, ...mutation }) => {
      const report = await checkMutant(mutation, crossOrigin ? { origin: otherPages } : {})
      expect(report.findings.map((each) => `${each.name} ${each.endpoint}`)).toEqual([
        `${finding} ${endpoint}`,
      ])
    },
  )
})
