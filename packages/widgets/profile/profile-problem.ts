import type { Failure } from '@bindery/state/client/failure.ts'
import { loadProblem } from '@bindery/state/client/load-problem.ts'
import type { Problem } from '@bindery/state/client/problem.ts'
import type { State } from '@bindery/state/state.ts'
import { profileMessages } from './profile.messages.ts'
import { type Conflict, fieldNames } from './profile-values.ts'

/** Fields that have another name on the server. */
const formNames: Readonly<Record<string, string>> = {
  'job-title': 'jobTitle',
  'company-size': 'companySize',
}

const withFormNames = (failure: Failure): Failure =>
  failure.kind === 'refused' && failure.errors
    ? {
        ...failure,
        errors: failure.errors.map(({ field, message }) => ({
          field: formNames[field] ?? field,
          message,
        })),
      }
    : failure

/** The problem that the form shows when saving fails. */
export const profileProblem = (
  failure: Failure,
  state: State,
  conflicts: readonly Conflict[],
): Promise<Problem> => {
  const words = state.messages.define('profile', profileMessages).get()
  return loadProblem(withFormNames(failure), state, {
    fields: fieldNames,
    own: ({ code }) => {
      if (code === 'username_unavailable') return { fields: { email: words.taken } }
      // The notice explains the conflicts, so the fields are only marked.
      if (code !== 'profile_changed' || conflicts.length === 0) return null
      return { fields: Object.fromEntries(conflicts.map(({ field }) => [field, ''])) }
    },
  })
}
