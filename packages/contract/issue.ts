import { endpoint } from './endpoint.ts'
import * as v from './schema.ts'

// The magazine's archive (spec content 3): its years with their issues, and an issue's contents.

const text = v.optional(v.string(), '')

/** Where an issue of a year is: `issueURL` is `/archive-toc/{code}`. */
export const issueLink = v.looseObject({
  /** As readers see it: `November`, `July–August`. */
  issueMonth: v.pipe(v.string(), v.minLength(1)),
  issueURL: v.pipe(v.string(), v.minLength(1)),
})

/** A year of the magazine, its issues in the order in which they came out. */
export const archiveYear = v.looseObject({
  /** From 1956 on. Some servers write it as text. */
  yearId: v.union([
    v.int(),
    v.pipe(
      v.string(),
      v.regex(/^\d{4}$/),
      v.transform((year) => Number(year)),
    ),
  ]),
  issue: v.optional(v.array(issueLink), []),
})
export type ArchiveYear = v.InferOutput<typeof archiveYear>

/** An issue of the magazine. */
export const issue = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  title: text,
  summary: text,
  /** Its cover. */
  image: v.optional(v.string()),
  items: v.optional(v.array(v.looseObject({ link: text, title: text })), []),
})
export type Issue = v.InferOutput<typeof issue>

export const readArchive = endpoint({
  name: 'readArchive',
  method: 'GET',
  path: { api: '{api}archive', service: '{service}archive' },
  encoding: 'query',
  input: v.object({}),
  reads: 'json',
  output: v.looseObject({ year: v.array(archiveYear) }),
  errors: {},
  description:
    'Every year of the magazine with its issues. The specification names the answer; the path is ours.',
  spec: 'C3',
})

export const readIssue = endpoint({
  name: 'readIssue',
  method: 'GET',
  path: { api: '{api}archive/:code', service: '{service}archive/:code' },
  encoding: 'query',
  input: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(50)) }),
  reads: 'json',
  output: issue,
  errors: {
    issue_unknown: {
      status: 404,
      body: v.looseObject({ code: v.literal('issue_unknown') }),
      description: 'There is no such issue.',
    },
  },
  description: 'An issue and what is in it. The specification names the answer; the path is ours.',
  spec: 'C3',
})
