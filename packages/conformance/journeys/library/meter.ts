/** The meter up to its end: what it counts, and what it closes. */
import { endpoints } from '@bindery/contract/endpoints.ts'
import type { JourneyContext } from '../../check/journey.ts'
import type { Reader } from '../../check/reader.ts'

/** A meter with more articles than this is not used up. */
export const mostArticles = 10

/** An article that no site has. Many meters count any path. */
export const madeUp = (at: number): string => `/2025/03/an-article-of-bindery-check-${at}`

interface Counted {
  readonly count: number
  readonly remaining: number
  readonly granted: boolean
}

/** Counts an article. Null if the server does not know it, or not count it without a finding. */
async function count(reader: Reader, url: string) {
  const about = await reader.probe(endpoints.countReading, { url })
  if (about.judgement.kind !== 'ok') return null
  return { ...about, data: about.judgement.data as Counted }
}

/** The addresses of articles: the given one, and those of the first page of the stream `latest`. */
export async function articlesOfMeter(reader: Reader, { site }: JourneyContext) {
  const { judgement } = await reader.probe(endpoints.readLatest, { number: '0', size: '10' })
  const { entry = [] } = judgement.kind === 'ok' ? Object(judgement.data) : {}
  const urls: string[] = entry.map(({ content }: { content: { src: string } }) => content.src)
  return [...(site.articleUrl ? [site.articleUrl] : []), ...urls.filter(Boolean)]
}

/** Opens other articles until none is left, and one more. */
export async function checkEnd(
  reader: Reader,
  known: readonly string[],
  { limit, count: before, remaining }: Omit<Counted, 'granted'> & { readonly limit: number },
): Promise<void> {
  const isOpen = (await count(reader, madeUp(1))) !== null
  const urls = isOpen ? Array.from({ length: limit + 1 }, (_, at) => madeUp(at + 1)) : known
  let left = remaining
  let counted = before
  for (const url of urls.slice(0, limit + 2)) {
    const answer = await count(reader, url)
    if (!answer) return
    const { data } = answer
    const isEndless = left === 0 && data.granted && (isOpen || data.count > counted)
    // The first made-up article was counted just now.
    const isKnown = isOpen && url === madeUp(1)
    if (isEndless && !isKnown) {
      reader.expect(false, answer, {
        name: 'quota-endless',
        expected: 'granted: false, with 0 left before',
        got: 'granted: true',
        path: 'granted',
      })
      return
    }
    left = data.remaining
    counted = data.count
  }
  const last = await count(reader, urls[0] ?? madeUp(1))
  if (!last || limit === 0) return
  reader.expect(last.data.count > 0, last, {
    name: 'quota-idle',
    expected: `a count above 0 after ${urls.length} articles`,
    got: '0',
    path: 'count',
  })
}

/** The text of an article that the meter has counted is closed to a guest. */
export async function checkClosed(
  { makes, newReader }: JourneyContext,
  url: string,
): Promise<void> {
  const { pathname = '' } = URL.parse(url, 'https://site.invalid') ?? {}
  const [, year = '', month = '', seo = ''] = /^\/(\d{4})\/(\d{2})\/([^/]+)$/.exec(pathname) ?? []
  if (!seo || !makes('readArticle')) return
  const guest = newReader()
  const input = { year, month, seo: decodeURIComponent(seo) }
  const codes = ['article_closed', 'article_unknown', 'unauthenticated']
  const text = await guest.attempt(endpoints.readArticle, input, codes, { isOptional: true })
  guest.expect(text.data === null, text, {
    name: 'article-open',
    expected: '403 {"code":"article_closed"} for a guest',
    got: `${text.exchange.status} with the text`,
  })
}
