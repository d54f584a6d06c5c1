import { endpoint } from './endpoint.ts'
import * as z from './schema.ts'

// The magazine's archive (spec content 3): years with their issues, and the contents of an issue.

const text = z._default(z.string(), '')

/** A link to an issue. `issueURL` is `/archive-toc/{code}`. */
export const issueLink = z.named(
  z.looseObject({
    issueMonth: z.about(
      z.string().check(z.minLength(1)),
      'The label for readers: `November`, `July–August`.',
      'July–August',
    ),
    issueURL: z.about(
      z.string().check(z.minLength(1)),
      'Path of the issue’s page: /archive-toc/{code}.',
      '/archive-toc/BR2507',
    ),
  }),
  'IssueLink',
  'A link to an issue.',
)

/** A year of the magazine. Its issues are in order of publication. */
export const archiveYear = z.named(
  z.looseObject({
    yearId: z.about(
      z.union([
        z.int(),
        z.pipe(
          z.string().check(z.regex(/^\d{4}$/)),
          z.transform((year) => Number(year)),
        ),
      ]),
      'The year, or a text with it.',
      2025,
    ),
    issue: z.about(z._default(z.array(issueLink), []), 'Its issues, in order of publication.'),
  }),
  'ArchiveYear',
  'A year of the magazine.',
)
export type ArchiveYear = z.output<typeof archiveYear>

/** An issue of the magazine. */
export const issue = z.named(
  z.looseObject({
    id: z.about(z.string().check(z.minLength(1)), 'Code of the issue.', 'BR2507'),
    title: z.about(text, 'Title of the issue.', 'July–August 2025'),
    summary: z.about(text, 'A few sentences about it.', 'How companies choose.'),
    image: z.about(z.optional(z.string()), 'URL of the cover.', '/covers/BR2507.jpg'),
    items: z.about(
      // Without its contents an issue would look empty.
      z.vital(
        z._default(
          z.array(
            z.looseObject({
              link: z.about(text, 'Path of the article.', '/2025/07/what-strategy-is'),
              title: z.about(text, 'Title of the article.', 'What Strategy Is'),
            }),
          ),
          [],
        ),
      ),
      'The contents, in the order of the issue.',
    ),
  }),
  'Issue',
  'An issue of the magazine.',
)
export type Issue = z.output<typeof issue>

export const readArchive = endpoint({
  name: 'readArchive',
  method: 'GET',
  path: { api: '{api}archive', service: '{service}archive' },
  encoding: 'query',
  input: z.object({}),
  reads: 'json',
  output: z.looseObject({ year: z.about(z.array(archiveYear), 'Every year with issues.') }),
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
  input: z.object({
    code: z.about(
      z.string().check(z.minLength(1), z.maxLength(50)),
      'Code of the issue: the last part of its issueURL.',
      'BR2507',
    ),
  }),
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
