/** An article that the reader has not saved, or one that is saved again afterwards. */
import { endpoints } from '@bindery/contract/endpoints.ts'
import type { FeedEntry } from '@bindery/contract/stream.ts'
import type { SiteFacts } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Reader } from '../../check/reader.ts'
import { articlesOf } from './article.ts'
import { foldersOf } from './folders.ts'
import type { Article } from './two-saves.ts'

/** Pages of articles that are looked through. */
const mostPages = 10

export interface Unsaved extends Article {
  /** A second one, if there is any. */
  readonly other?: Article | undefined
  /** Puts back what was there before. */
  restore(): Promise<void>
}

/** The reader's own copy of a saved article. */
async function savedEntry(reader: Reader, id: string): Promise<FeedEntry | undefined> {
  for (let number = 0; number < mostPages; number += 1) {
    const { data } = await reader.call(endpoints.readSaves, { number: `${number}`, size: '50' })
    const entry = data.entry.find((each) => each.id === id)
    if (entry || data.page.last) return entry
  }
  return undefined
}

/** Takes a saved article out of the library. `restore` saves it again, with its folders. */
async function takeOut(reader: Reader, { id, title }: Pick<Unsaved, 'id' | 'title'>) {
  const entry = await savedEntry(reader, id)
  if (!entry)
    throw new JourneyEnd('the reader has saved every article, and My Library lacks them', true)
  const listIds = (await foldersOf(reader, id)) ?? []
  await reader.call(endpoints.removeSaved, { id })
  const { summary, contentType, category, author: authors, content, image } = entry
  const restore = async () => {
    const about = { title: entry.title || title, summary, contentType, topic: category.term }
    const links = { url: content.src, ...(image === undefined ? {} : { image }) }
    await reader.call(endpoints.saveItem, { id, ...about, ...links, authors })
    if (listIds.length)
      await reader.call(endpoints.addListItems, { id: [id], listIds: [...listIds] })
  }
  return { id, title, restore }
}

/** One that is saved later and comes later by title, so that the two orders differ. */
const laterByTitle = (article: Article, others: readonly Article[]): Article | undefined =>
  others.find(({ title }) => title.localeCompare(article.title, 'en') > 0) ?? others[0]

export async function unsavedOf(reader: Reader, site: SiteFacts): Promise<Unsaved> {
  let known: Pick<Unsaved, 'id' | 'title'> | undefined
  for (let number = 0; number < mostPages; number += 1) {
    const { articles, isLast } = await articlesOf(reader, site, number)
    if (articles.length === 0) break
    const { data } = await reader.call(endpoints.readSaved, {
      ids: articles.map(({ id }) => encodeURIComponent(id)).join(','),
    })
    const saved = new Set(data.saved.map(({ id }) => id))
    const [article, ...others] = articles.filter(({ id }) => !saved.has(id))
    if (article) {
      return { ...article, other: laterByTitle(article, others), restore: async () => {} }
    }
    known ??= articles.at(-1)
    if (isLast) break
  }
  if (!known) throw new JourneyEnd('it needs --article-id, the id of an article', true)
  return takeOut(reader, known)
}
