import { endpoint } from './endpoint.ts'
import * as v from './schema.ts'

const named = <const Code extends string>(status: number, code: Code, description: string) => ({
  status,
  body: v.looseObject({ code: v.literal(code) }),
  description,
})

/**
 * The text of an article, as HTML for the middle of a page. Whoever shows it sanitises it first: it may
 * hold what somebody else has written (`safeHtml` of packages/ui).
 */
export const readArticle = endpoint({
  name: 'readArticle',
  method: 'GET',
  path: { api: '{api}components/article/:year/:month/:seo' },
  encoding: 'query',
  /** The parts of its address, `/{year}/{month}/{seo}`. */
  input: v.object({
    year: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    month: v.pipe(v.string(), v.regex(/^\d{2}$/)),
    seo: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  reads: 'html',
  output: v.pipe(v.string(), v.minLength(1)),
  errors: {
    article_unknown: named(404, 'article_unknown', 'There is no such article.'),
    article_closed: named(403, 'article_closed', 'It is not open to this reader.'),
  },
  description: 'The text of an article that is open to whoever asks.',
  spec: 'C7',
})
