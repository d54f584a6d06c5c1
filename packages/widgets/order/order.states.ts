import type { Province } from '@bindery/contract/place.ts'
import type { Failure } from '@bindery/state/failure.ts'
import { readStates } from '@bindery/state/place.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'

/** The states of a country, or why they could not be had: '' where not even that could be said. */
type Answer = readonly Province[] | string

const whyNot = async (failure: Failure, state: State): Promise<string> => {
  const { orderProblem } = (await import('./order.problem.ts').catch(() => null)) ?? {}
  return orderProblem?.(failure, state).message ?? ''
}

/** The states of the countries that were asked for. */
export const createStates = (state: State) => {
  const $answers = atom<ReadonlyMap<string, Answer>>(new Map())
  const answerOf = (country: string) => $answers.get().get(country)
  /** null: they are not known, or could not be had. */
  const statesOf = (country: string): readonly Province[] | null => {
    const answer = answerOf(country)
    return typeof answer === 'object' ? answer : null
  }
  return {
    $answers,
    of: statesOf,
    /** null while nothing is wrong. */
    whyNot: (country: string): string | null => {
      const answer = answerOf(country)
      return typeof answer === 'string' ? answer : null
    },
    /** Asks for them, where that has not succeeded yet. */
    lookUp: async (country: string): Promise<void> => {
      if (!country || statesOf(country)) return
      const result = await readStates(state, country)
      const answer = result.ok ? result.states : await whyNot(result.failure, state)
      $answers.set(new Map($answers.get()).set(country, answer))
    },
  }
}
