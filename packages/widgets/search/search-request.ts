import { minTermLength, normalizeTerm } from '@bindery/contract/search-rule.ts'
import { createLatestRead } from '@bindery/state/client/latest-read.ts'
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
  /** Clears the suggestions, and aborts a request in flight. */
  stop(): void
}

const nothing: Answered = { step: 'nothing' }

/**
 * Requests suggestions while the reader types, from three characters and at most every 350 ms. The last term
 * is always requested. A newer request aborts the one before it.
 */
export const createAsking = (state: Pick<State, 'environment' | 'server'>): Asking => {
  const { environment } = state
  const $answered = atom<Answered>(nothing)
  const read = createLatestRead()
  let wanted = ''
  let last = Number.NEGATIVE_INFINITY
  let waiting: Off | null = null

  const ask = async () => {
    waiting = null
    last = environment.now()
    const [signal, term] = [read.next(), wanted]
    const answer = await readSuggestions(state, term, signal)
    if (signal.aborted) return
    const { records, subjects } = answer.ok ? answer : { records: [], subjects: [] }
    $answered.set(answer.ok ? { step: 'found', term, records, subjects } : { step: 'failed', term })
  }
  const stop = () => {
    waiting?.()
    waiting = null
    wanted = ''
    read.end()
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
