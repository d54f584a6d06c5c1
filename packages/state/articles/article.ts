import type { Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'

/** Parses the path of an article, `/{year}/{month}/{seo}`. null: it is another path. */
export const articleAt = (path: string) => {
  const [, year, month, seo] = /^\/(\d{4})\/(\d{2})\/([^/?#]+)\/?$/.exec(path) ?? []
  return year && month && seo ? { year, month, seo } : null
}

/**
 * Reads the text of an article that is open to the reader. It is untrusted HTML: pass it through `safeHtml`
 * before showing it. Refusals: `article_unknown`, `article_closed`.
 */
export const readArticle = async (
  { server }: Pick<Core, 'server'>,
  address: NonNullable<ReturnType<typeof articleAt>>,
): Promise<Result<{ html: string }>> => {
  const answer = await server.call('readArticle', address)
  return answer.ok ? { ok: true, html: answer.data } : answer
}
