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
    year: z.string().check(z.regex(/^\d{4}$/)),
    month: z.string().check(z.regex(/^\d{2}$/)),
    seo: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  reads: 'html',
  output: z.string().check(z.minLength(1)),
  errors: {
    article_unknown: named(404, 'article_unknown', 'No article has this path.'),
    article_closed: named(403, 'article_closed', 'The article is closed to this reader.'),
  },
  description: 'Returns the text of an article that is open to the reader.',
  spec: 'C7',
})
