import type { Suggestion } from '@bindery/contract/suggestion.ts'
import type { Result } from './failure.ts'
import { later } from './later.ts'
import type { State } from './state.ts'

export type { Suggestion } from '@bindery/contract/suggestion.ts'

export interface Suggestions {
  readonly records: readonly Suggestion[]
  readonly subjects: readonly Suggestion[]
}

const verbs = later(() => import('./suggestion-verbs.ts'))

/** What is offered for a term that was begun: six records and three subjects at most. */
export const readSuggestions = (
  state: Pick<State, 'online'>,
  term: string,
): Promise<Result<Suggestions>> =>
  verbs(({ read }) => state.online(({ client }) => read(client, term)))

/** Fetches what the first question needs, for whoever is about to type. */
export const foreseeSuggestions = (state: Pick<State, 'online'>): void =>
  void verbs(() => state.online(async () => ({ ok: true })))
