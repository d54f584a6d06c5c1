import { endpoint } from './endpoint.ts'
import * as z from './schema.ts'

const named = <const Code extends string>(status: number, code: Code, description: string) => ({
  status,
  body: z.looseObject({ code: z.literal(code) }),
  description,
})

/**
 * The text of an article, as an HTML fragment. It may contain markup of other authors, so a view passes it
 * through `safeHtml` of packages/ui.
 */
export const readArticle = endpoint({
  name: 'readArticle',
  method: 'GET',
  path: { api: '{api}components/article/:year/:month/:seo' },
  encoding: 'query',
  /** The segments of the article's path, `/{year}/{month}/{seo}`. */
  input: z.object({
    year: z.about(z.string().check(z.regex(/^\d{4}$/)), 'Year in the article’s path.', '2026'),
    month: z.about(z.string().check(z.regex(/^\d{2}$/)), 'Month in the article’s path.', '03'),
    seo: z.about(
      z.string().check(z.minLength(1), z.maxLength(200)),
      'Name of the article in its path.',
      'what-strategy-is',
    ),
  }),
  reads: 'html',
  output: z.about(
    z.string().check(z.minLength(1)),
    'The text of the article, as a fragment of HTML.',
    '<p>Strategy is a choice.</p>',
  ),
  errors: {
    article_unknown: named(404, 'article_unknown', 'No article has this path.'),
    article_closed: named(403, 'article_closed', 'The article is closed to this reader.'),
  },
  description: 'Returns the text of an article that is open to the reader.',
  spec: 'C7',
})
