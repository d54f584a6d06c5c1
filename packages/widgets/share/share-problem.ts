import type { Failure, Refusal } from '@bindery/state/client/failure.ts'
import { loadProblem } from '@bindery/state/client/load-problem.ts'
import { type Problem, type ProblemState, whole } from '@bindery/state/client/problem.ts'
import type { ShareMailWords } from './share.messages.ts'

/** The form's field for a field of the request. `sharedWith.1` is the second address. */
const fieldOf = (name: string): 'to' | 'from' | null =>
  /^sharedWith\b/.test(name) ? 'to' : name === 'from' ? 'from' : null

const own = ({ code, errors = [] }: Refusal, words: ShareMailWords): Problem | null => {
  if (code === 'foreign_url') return whole(words.foreign)
  const fields = errors.flatMap(({ field }) => fieldOf(field) ?? [])
  return fields.length > 0
    ? { fields: Object.fromEntries(fields.map((field) => [field, words.wrongEmail])) }
    : null
}

/** The error messages of a failed share. */
export const shareProblem = (
  failure: Failure,
  state: ProblemState,
  words: ShareMailWords,
): Promise<Problem> =>
  loadProblem(failure, state, { fields: ['from', 'to', 'message'], own: (one) => own(one, words) })
