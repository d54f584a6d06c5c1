import type { Result } from './failure.ts'
import { later } from './later.ts'
import type { State } from './state.ts'

const verbs = later(() => import('./article-verbs.ts'))

/** The parts of an article's address, `/{year}/{month}/{seo}`; null for another one. */
export const articleAt = (path: string) => {
  const [, year, month, seo] = /^\/(\d{4})\/(\d{2})\/([^/?#]+)\/?$/.exec(path) ?? []
  return year && month && seo ? { year, month, seo } : null
}

/**
 * The text of an article that is open to the reader, as the API sends it: untrusted HTML, that goes
 * through `safeHtml` before it is shown. Refusals: `article_unknown`, `article_closed`.
 */
export const readArticle = (
  state: State,
  address: NonNullable<ReturnType<typeof articleAt>>,
): Promise<Result<{ html: string }>> =>
  verbs(({ read }) => state.online((online) => read(online, address)))
