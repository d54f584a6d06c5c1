import type { Failure } from './failure.ts'
import { loadOnce } from './lazy.ts'
import type { Problem, ProblemOptions, ProblemState } from './problem.ts'

const loadTexts = loadOnce(() => import('./form-problem.ts'))

/**
 * The problem that a form shows after a failed call (spec accounts 8). The texts load with the first failure.
 * Rejects if they fail to load: `createForm` then says that there is no connection.
 */
export const loadProblem = async (
  failure: Failure,
  state: ProblemState,
  options: ProblemOptions,
): Promise<Problem> => (await loadTexts()).problemOf(failure, state, options)
