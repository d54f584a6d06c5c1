import { maxRecords, maxSubjects } from '@bindery/contract/search-rule.ts'
import type { Suggestion } from '@bindery/contract/suggestion.ts'
import type { Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'

export type { Suggestion } from '@bindery/contract/suggestion.ts'

export interface Suggestions {
  readonly records: readonly Suggestion[]
  readonly subjects: readonly Suggestion[]
}

/** Suggestions for a partial term: at most six records and three subjects. An abort of `signal` ends the request. */
export const readSuggestions = async (
  { server }: Pick<Core, 'server'>,
  term: string,
  signal?: AbortSignal,
): Promise<Result<Suggestions>> => {
  const answer = await server.call('autoSuggest', { query: term }, signal && { signal })
  if (!answer.ok) return answer
  const { records, subjects } = answer.data
  return {
    ok: true,
    records: records.slice(0, maxRecords),
    subjects: subjects.slice(0, maxSubjects),
  }
}

/** Preloads the code of the request when the reader is about to type. */
export const foreseeSuggestions = ({ server }: Pick<Core, 'server'>): void =>
  server.preload('autoSuggest')
