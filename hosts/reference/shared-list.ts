import type { Page } from './page.ts'
import { type FetchApi, fetchJson } from './reader.ts'

/** The part of the API's answer that the page reads. */
interface Answer {
  name: string
  description: string
  items: {
    id: string
    title: string
    url: string
    authors: string[]
    contentType: string
    summary: string
  }[]
}

const noAnswer: Answer = { name: 'A reading list', description: '', items: [] }

/**
 * The page of a folder that a reader has shared. Everybody who has its address can open it.
 * @returns undefined if there is no such folder. Without an answer of the API, the page says so
 */
export async function sharedListPage(
  fetchApi: FetchApi,
  request: Request,
  secret: string,
): Promise<Page | undefined> {
  const { origin } = new URL(request.url)
  const query = new URLSearchParams({ list: secret })
  const { status, body } = await fetchJson(
    fetchApi,
    new Request(new URL(`/api/user/list/shared?${query}`, origin)),
  )
  if (status === 404) return undefined
  const failed = status !== 200
  const { name, description, items } = failed ? noAnswer : (body as Answer)
  return {
    template: 'shared-list',
    path: `/list/${secret}`,
    title: name,
    description: `A reading list: ${name}.`,
    unlisted: true,
    scope: {
      name,
      about: description,
      failed,
      isEmpty: !failed && items.length === 0,
      items: items.map(({ id, title, url, authors, contentType, summary }) => ({
        slug: id,
        title,
        path: url,
        author: authors.join(', '),
        contentType,
        summary,
      })),
    },
  }
}
