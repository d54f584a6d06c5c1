import { shortestTerm, termOf } from '@bindery/contract/search-rule.ts'
import type { Off } from '@bindery/state/environment.ts'
import type { State } from '@bindery/state/state.ts'
import { readSuggestions, type Suggestions } from '@bindery/state/suggestion.ts'
import { atom, type ReadableAtom } from 'nanostores'

/** Between two questions, in ms (spec content 9). */
const throttle = 350

export type Answered =
  | { readonly step: 'nothing' }
  | ({ readonly step: 'found'; readonly term: string } & Suggestions)
  | { readonly step: 'failed'; readonly term: string }

export interface Asking {
  readonly $answered: ReadableAtom<Answered>
  /** What stands in the field now. */
  type(text: string): void
  /** Nothing is offered, and what is under way is not waited for. */
  stop(): void
}

const nothing: Answered = { step: 'nothing' }

/**
 * Asks for suggestions while somebody types: from three characters, not more often than every 350 ms,
 * the last term always. An answer that comes after a later question was asked is dropped.
 */
export const createAsking = (state: Pick<State, 'environment' | 'online'>): Asking => {
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
      const term = termOf(text)
      if (term === wanted) return
      if (term.length < shortestTerm) return stop()
      wanted = term
      const rest = last + throttle - environment.now()
      if (rest <= 0) void ask()
      else waiting ??= environment.timer(rest, () => void ask())
    },
  }
}
