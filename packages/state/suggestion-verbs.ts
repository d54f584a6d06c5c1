import type { Client } from '@bindery/api/client.ts'
import { mostRecords, mostSubjects } from '@bindery/contract/search-rule.ts'
import { autoSuggest } from '@bindery/contract/suggestion.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import type { Suggestions } from './suggestion.ts'

// The calls behind suggestion.ts: loaded with the first of them.

export const read = (client: Client, query: string): Promise<Result<Suggestions>> =>
  attempt(async () => {
    const { records, subjects } = await client.call(autoSuggest, { query })
    return {
      ok: true,
      records: records.slice(0, mostRecords),
      subjects: subjects.slice(0, mostSubjects),
    }
  })
