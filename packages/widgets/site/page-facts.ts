import { pageTypeOf } from '@bindery/state/page-type.ts'
import type { State } from '@bindery/state/state.ts'
import type { PageFacts } from './site.analytics.ts'

const results = '[data-bindery-results]'

/** How many a page says it lists: the entries in what it has marked, or the total that a stream there knows. */
const resultsOn = (page: ParentNode): number | undefined => {
  const marked = page.querySelector(results)
  if (!marked) return undefined
  const stream = marked.matches('bindery-stream') ? marked : marked.querySelector('bindery-stream')
  const total = stream?.getAttribute('total') ?? ''
  return /^\d+$/.test(total) ? Number(total) : marked.querySelectorAll('article').length
}

/** What there is to say of a page (spec content and commerce 2). */
export const factsOf = ({ environment, settings }: State, page: ParentNode): PageFacts => {
  const offers = page.querySelector('#subscription-offers') !== null
  const pageType = pageTypeOf(settings.pageType, environment.location().pathname, offers)
  return { pageType, resultCount: resultsOn(page) }
}
