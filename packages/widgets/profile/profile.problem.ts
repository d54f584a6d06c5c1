import type { Failure } from '@bindery/state/failure.ts'
import { type Problem, problemOf } from '@bindery/state/problem.ts'
import type { State } from '@bindery/state/state.ts'
import { profileMessages } from './profile.messages.ts'
import { type Clash, fieldNames } from './profile.values.ts'

/** The server calls some fields by other names. */
const names: Readonly<Record<string, string>> = {
  'job-title': 'jobTitle',
  'company-size': 'companySize',
}

const renamed = (failure: Failure): Failure =>
  failure.kind === 'refused' && failure.errors
    ? {
        ...failure,
        errors: failure.errors.map(({ field, message }) => ({
          field: names[field] ?? field,
          message,
        })),
      }
    : failure

/** What the reader is told when a profile was not saved. */
export const profileProblem = (
  failure: Failure,
  state: State,
  clashes: readonly Clash[],
): Problem => {
  const words = state.messages.define('profile', profileMessages).get()
  return problemOf(renamed(failure), state, {
    fields: fieldNames,
    own: ({ code }) => {
      if (code === 'username_unavailable') return { fields: { email: words.taken } }
      // The notice of the clashes says it; the fields are only marked.
      if (code !== 'profile_changed' || clashes.length === 0) return null
      return { fields: Object.fromEntries(clashes.map(({ field }) => [field, ''])) }
    },
  })
}
