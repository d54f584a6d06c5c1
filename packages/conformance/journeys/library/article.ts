/** An article of the site, for the journeys that need one. */
import { endpoints } from '@bindery/contract/endpoints.ts'
import type { SiteFacts } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Reader } from '../../check/reader.ts'

/** A page of the articles of the site. */
async function latestOf(reader: Reader, size: string, option: string, number = 0) {
  try {
    return (await reader.call(endpoints.readLatest, { number: `${number}`, size })).data
  } catch (error) {
    if (!(error instanceof JourneyEnd)) throw error
    throw new JourneyEnd(`it needs ${option}, because ${error.message}`, true)
  }
}

/** The ids and titles of articles: the given one, else a page of the stream `latest`. */
export async function articlesOf(reader: Reader, { articleId }: SiteFacts, number = 0) {
  if (articleId !== undefined) {
    const given = { id: articleId, title: 'An article of bindery check' }
    return { articles: [given], isLast: true }
  }
  const latest = await latestOf(reader, '30', '--article-id, the id of an article', number)
  const articles = latest.entry.map(({ id, title }) => ({ id, title }))
  return { articles, isLast: latest.page.last }
}

/** The address of an article: the given one, else that of the first article of the stream `latest`. */
export async function articleUrlOf(reader: Reader, { articleUrl }: SiteFacts): Promise<string> {
  if (articleUrl !== undefined) return articleUrl
  const { entry } = await latestOf(reader, '5', '--article-url, the address of an article')
  const url = entry.map(({ content }) => content.src).find(Boolean)
  if (!url) throw new JourneyEnd('it needs --article-url, the address of an article', true)
  return url
}
