import type { Province } from '@bindery/contract/place.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import { readStates } from '@bindery/state/orders/places.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { checkoutProblem } from './checkout-problem.ts'

/** The states of a country, or the error text of the failed request; '' if not even that could be loaded. */
type Answer = readonly Province[] | string

const errorText = async (failure: Failure, state: State): Promise<string> => {
  const problem = await checkoutProblem(failure, state).catch(() => null)
  return problem?.message ?? ''
}

/** Loads and caches the states of countries. */
export const createCountryStates = (state: State) => {
  const $answers = atom<ReadonlyMap<string, Answer>>(new Map())
  const answerOf = (country: string) => $answers.get().get(country)
  /** null: unknown so far, or the request failed. */
  const statesOf = (country: string): readonly Province[] | null => {
    const answer = answerOf(country)
    return typeof answer === 'object' ? answer : null
  }
  return {
    $answers,
    of: statesOf,
    /** null unless the request failed. */
    errorOf: (country: string): string | null => {
      const answer = answerOf(country)
      return typeof answer === 'string' ? answer : null
    },
    /** Does nothing for a country whose states are loaded. Retries after a failure. */
    load: async (country: string): Promise<void> => {
      if (!country || statesOf(country)) return
      const result = await readStates(state, country)
      const answer = result.ok ? result.states : await errorText(result.failure, state)
      $answers.set(new Map($answers.get()).set(country, answer))
    },
  }
}
