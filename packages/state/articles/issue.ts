import type { ArchiveYear, Issue } from '@bindery/contract/issue.ts'
import type { Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'

export type { ArchiveYear, Issue } from '@bindery/contract/issue.ts'

/**
 * Reads the years of the magazine's archive, newest first, with their issues (spec content 3).
 * @param src the URL of the archive, if it is not the API's default. It must be on the API's origin or on one
 *   of `allowed-origins`; a relative URL starts from the API's base.
 */
export const readArchive = async (
  { server }: Pick<Core, 'server'>,
  src?: string,
): Promise<Result<{ years: readonly ArchiveYear[] }>> => {
  const answer = await server.call('readArchive', {}, src ? { url: src } : {})
  if (!answer.ok) return answer
  return { ok: true, years: answer.data.year.toSorted((one, other) => other.yearId - one.yearId) }
}

/** Reads an issue with its contents. Refusal: `issue_unknown`. */
export const readIssue = async (
  { server }: Pick<Core, 'server'>,
  code: string,
): Promise<Result<{ issue: Issue }>> => {
  const answer = await server.call('readIssue', { code })
  return answer.ok ? { ok: true, issue: answer.data } : answer
}
