import type { ArchiveYear, Issue } from '@bindery/contract/issue.ts'
import type { Result } from './failure.ts'
import { later } from './later.ts'
import type { State } from './state.ts'

export type { ArchiveYear, Issue } from '@bindery/contract/issue.ts'

const verbs = later(() => import('./issue-verbs.ts'))

/**
 * The years of the magazine's archive, newest first, with the issues of each (spec content 3).
 * @param src where it is, when that is not the API's own place: on the API's origin, or on one of
 *   `allowed-origins`. A relative address starts from the API's base.
 */
export const readArchive = (
  { online }: Pick<State, 'online'>,
  src?: string,
): Promise<Result<{ years: readonly ArchiveYear[] }>> =>
  verbs(({ archive }) => online(({ client }) => archive(client, src)))

/** An issue and what is in it. Refusal: `issue_unknown`. */
export const readIssue = (
  { online }: Pick<State, 'online'>,
  code: string,
): Promise<Result<{ issue: Issue }>> =>
  verbs(({ read }) => online(({ client }) => read(client, code)))
