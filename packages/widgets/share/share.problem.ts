import type { Failure, Refusal } from '@bindery/state/failure.ts'
import { type Problem, type ProblemState, problemOf, whole } from '@bindery/state/problem.ts'
import type { ShareMailWords } from './share-mail.messages.ts'

/** Whose field the server means; `sharedWith.1` is the second address. */
const fieldOf = (name: string): 'to' | 'from' | null =>
  /^sharedWith\b/.test(name) ? 'to' : name === 'from' ? 'from' : null

const own = ({ code, errors = [] }: Refusal, words: ShareMailWords): Problem | null => {
  if (code === 'foreign_url') return whole(words.foreign)
  const fields = errors.flatMap(({ field }) => fieldOf(field) ?? [])
  return fields.length > 0
    ? { fields: Object.fromEntries(fields.map((field) => [field, words.wrongEmail])) }
    : null
}

/** Why the mails could not be sent, in words; loaded with the first failure. */
export const shareProblem = (
  failure: Failure,
  state: ProblemState,
  words: ShareMailWords,
): Problem =>
  problemOf(failure, state, { fields: ['from', 'to', 'message'], own: (one) => own(one, words) })
