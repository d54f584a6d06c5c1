import { endpoint } from './endpoint.ts'
import * as z from './schema.ts'

// The magazine's archive (spec content 3): years with their issues, and the contents of an issue.

const text = z._default(z.string(), '')

/** A link to an issue. `issueURL` is `/archive-toc/{code}`. */
export const issueLink = z.looseObject({
  /** The label for readers: `November`, `July–August`. */
  issueMonth: z.string().check(z.minLength(1)),
  issueURL: z.string().check(z.minLength(1)),
})

/** A year of the magazine. Its issues are in order of publication. */
export const archiveYear = z.looseObject({
  /** From 1956 on. Some servers send a string. */
  yearId: z.union([
    z.int(),
    z.pipe(
      z.string().check(z.regex(/^\d{4}$/)),
      z.transform((year) => Number(year)),
    ),
  ]),
  issue: z._default(z.array(issueLink), []),
})
export type ArchiveYear = z.output<typeof archiveYear>

/** An issue of the magazine. */
export const issue = z.looseObject({
  id: z.string().check(z.minLength(1)),
  title: text,
  summary: text,
  /** The cover. */
  image: z.optional(z.string()),
  // Without its contents an issue would look empty.
  items: z.vital(z._default(z.array(z.looseObject({ link: text, title: text })), [])),
})
export type Issue = z.output<typeof issue>

export const readArchive = endpoint({
  name: 'readArchive',
  method: 'GET',
  path: { api: '{api}archive', service: '{service}archive' },
  encoding: 'query',
  input: z.object({}),
  reads: 'json',
  output: z.looseObject({ year: z.array(archiveYear) }),
  errors: {},
  description:
    'Returns every year of the magazine with its issues. The specification names the response; the path is ours.',
  spec: 'C3',
})

export const readIssue = endpoint({
  name: 'readIssue',
  method: 'GET',
  path: { api: '{api}archive/:code', service: '{service}archive/:code' },
  encoding: 'query',
  input: z.object({ code: z.string().check(z.minLength(1), z.maxLength(50)) }),
  reads: 'json',
  output: issue,
  errors: {
    issue_unknown: {
      status: 404,
      body: z.looseObject({ code: z.literal('issue_unknown') }),
      description: 'No issue has this code.',
    },
  },
  description:
    'Returns an issue with its contents. The specification names the response; the path is ours.',
  spec: 'C3',
})
