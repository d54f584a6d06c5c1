import { minTermLength, normalizeTerm } from '@bindery/contract/search-rule.ts'
import type { Off } from '@bindery/state/environment/environment.ts'
import type { State } from '@bindery/state/state.ts'
import { readSuggestions, type Suggestions } from '@bindery/state/streams/suggestions.ts'
import { atom, type ReadableAtom } from 'nanostores'

/** The minimum time between two requests, in ms (spec content 9). */
const throttle = 350

export type Answered =
  | { readonly step: 'nothing' }
  | ({ readonly step: 'found'; readonly term: string } & Suggestions)
  | { readonly step: 'failed'; readonly term: string }

export interface Asking {
  readonly $answered: ReadableAtom<Answered>
  /** Reports the current text of the field. */
  type(text: string): void
  /** Clears the suggestions, and drops the response to a request in flight. */
  stop(): void
}

const nothing: Answered = { step: 'nothing' }

/**
 * Requests suggestions while the reader types, from three characters and at most every 350 ms. The last term
 * is always requested. Drops stale responses.
 */
export const createAsking = (state: Pick<State, 'environment' | 'server'>): Asking => {
  const { environment } = state
  const $answered = atom<Answered>(nothing)
  let wanted = ''
  let count = 0
  let last = Number.NEGATIVE_INFINITY
  let waiting: Off | null = null

  const ask = async () => {
    waiting = null
    last = environment.now()
    count += 1
    const [mine, term] = [count, wanted]
    const answer = await readSuggestions(state, term)
    if (mine !== count) return
    const { records, subjects } = answer.ok ? answer : { records: [], subjects: [] }
    $answered.set(answer.ok ? { step: 'found', term, records, subjects } : { step: 'failed', term })
  }
  const stop = () => {
    waiting?.()
    waiting = null
    wanted = ''
    count += 1
    if ($answered.get() !== nothing) $answered.set(nothing)
  }
  return {
    $answered,
    stop,
    type: (text) => {
      const term = normalizeTerm(text)
      if (term === wanted) return
      if (term.length < minTermLength) return stop()
      wanted = term
      const rest = last + throttle - environment.now()
      if (rest <= 0) void ask()
      else waiting ??= environment.timer(rest, () => void ask())
    },
  }
}
