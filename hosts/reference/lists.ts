import type { Article } from './article.ts'
import type { Page } from './pages.ts'

/** A longer term than that is no search. */
const TERM_LENGTH = 100

/** The pages that list articles. */
export function createLists(articles: readonly Article[]) {
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

  return { search }
}
