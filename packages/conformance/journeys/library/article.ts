/** An article of the site, for the journeys that need one. */
import { endpoints } from '@bindery/contract/endpoints.ts'
import type { SiteFacts } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Reader } from '../../check/reader.ts'

/** The first articles of the site. */
async function latestOf(reader: Reader, size: string, option: string) {
  try {
    return (await reader.call(endpoints.readLatest, { number: '0', size })).data.entry
  } catch (error) {
    if (!(error instanceof JourneyEnd)) throw error
    throw new JourneyEnd(`it needs ${option}, because ${error.message}`, true)
  }
}

/** The ids and titles of articles: the given one, else those of the stream `latest`. */
export async function articlesOf(
  reader: Reader,
  { articleId }: SiteFacts,
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  if (articleId !== undefined) return [{ id: articleId, title: 'An article of bindery check' }]
  const entries = await latestOf(reader, '30', '--article-id, the id of an article')
  return entries.map(({ id, title }) => ({ id, title }))
}

/** The address of an article: the given one, else that of the first article of the stream `latest`. */
export async function articleUrlOf(reader: Reader, { articleUrl }: SiteFacts): Promise<string> {
  if (articleUrl !== undefined) return articleUrl
  const entries = await latestOf(reader, '5', '--article-url, the address of an article')
  const url = entries.map(({ content }) => content.src).find(Boolean)
  if (!url) throw new JourneyEnd('it needs --article-url, the address of an article', true)
  return url
}
