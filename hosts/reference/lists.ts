import type { Article } from './article.ts'
import type { Page } from './pages.ts'

/** How many articles a page of The Latest lists. */
const PAGE_LENGTH = 20

/** A longer term than that is no search. */
const TERM_LENGTH = 100

/** The pages that list articles. */
export function createLists(articles: readonly Article[]) {
  /** @param page from 1; undefined when there is no such page */
  const latest = (page: number): Page | undefined => {
    const pages = Math.ceil(articles.length / PAGE_LENGTH)
    if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
    const at = (number: number) => (number === 1 ? '/the-latest' : `/the-latest?page=${number}`)
    return {
      template: 'the-latest',
      path: at(page),
      title: page === 1 ? 'The Latest' : `The Latest, page ${page}`,
      description: 'Every article of Halyard Business Review, newest first.',
      scope: {
        page,
        pages,
        articles: articles.slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH),
        newer: page > 1 ? at(page - 1) : '',
        older: page < pages ? at(page + 1) : '',
      },
    }
  }

  /** @param asked what the reader typed, as it came */
  const search = (asked: string): Page => {
    const term = asked.trim().replace(/\s+/g, ' ').slice(0, TERM_LENGTH)
    const wanted = term.toLowerCase().split(' ')
    const found = term
      ? articles.filter(({ title }) => wanted.every((word) => title.toLowerCase().includes(word)))
      : []
    const count = found.length === 1 ? '1 article' : `${found.length} articles`
    return {
      template: 'search',
      path: '/search',
      title: term ? `Search: ${term}` : 'Search',
      description: 'Search the articles of Halyard Business Review.',
      unlisted: true,
      scope: { term, articles: found, outcome: term ? `${count} with “${term}” in the title` : '' },
    }
  }

  return { latest, search }
}
