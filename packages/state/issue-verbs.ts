import type { Client } from '@bindery/api/client.ts'
import { type ArchiveYear, type Issue, readArchive, readIssue } from '@bindery/contract/issue.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'

// The calls behind issue.ts: loaded with the first of them.

const readArchiveAt = { ...readArchive, path: { api: '{url}' } }

export const archive = (
  client: Client,
  src?: string,
): Promise<Result<{ years: readonly ArchiveYear[] }>> =>
  attempt(async () => {
    const { year } = src
      ? await client.call(readArchiveAt, {}, { url: src })
      : await client.call(readArchive, {})
    return { ok: true, years: year.toSorted((one, other) => other.yearId - one.yearId) }
  })

export const read = (client: Client, code: string): Promise<Result<{ issue: Issue }>> =>
  attempt(async () => ({ ok: true, issue: await client.call(readIssue, { code }) }))
