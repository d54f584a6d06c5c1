import { loadOnce } from '@bindery/state/client/lazy.ts'
import type { Off } from '@bindery/state/environment/environment.ts'
import { pageTypeOf } from '@bindery/state/settings/page-type.ts'
import type { State } from '@bindery/state/state.ts'
import { swapLogo } from './logo-swap.ts'
import { referLinks } from './referral-links.ts'
import { handleSignedOnlyLinks } from './signed-only-links.ts'
import { type Analytics, type PageFacts, trackPage } from './site-analytics.ts'
import { smoothAnchors } from './smooth-anchors.ts'

const loadSearchHint = loadOnce(() => import('./search-hint.ts'))

const resultsMark = '[data-bindery-results]'

/** How many results the page lists: the total of a stream in the marked list, or its number of articles. */
const countResults = (page: ParentNode): number | undefined => {
  const marked = page.querySelector(resultsMark)
  if (!marked) return undefined
  const stream = marked.matches('bindery-stream') ? marked : marked.querySelector('bindery-stream')
  const total = stream?.getAttribute('total') ?? ''
  return /^\d+$/.test(total) ? Number(total) : marked.querySelectorAll('article').length
}

/** The page's type and number of results, for analytics (spec content and commerce 2). */
export const factsOf = ({ environment, settings }: State, page: ParentNode): PageFacts => {
  const offers = page.querySelector('#subscription-offers') !== null
  const pageType = pageTypeOf(settings, environment.location().pathname, offers)
  return { pageType, resultCount: countResults(page) }
}

const isCountryList = (value: string) => /^[a-z]{2}([\s,;]+[a-z]{2})*$/i.test(value.trim())

const checkCountries = ({ warn }: State['environment']) => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-bindery-countries]')) {
    const value = element.dataset['binderyCountries'] ?? ''
    if (!isCountryList(value)) {
      warn(
        `data-bindery-countries="${value}" matches no country; allowed: countries of two letters, such as "US CA".`,
      )
    }
  }
}

/** Starts what answers to clicks and scrolling, and on the search page the hint for subscribers. */
export const startBehaviour = (state: State): Off[] => {
  checkCountries(state.environment)
  const offs = [smoothAnchors(), handleSignedOnlyLinks(state), referLinks(state), swapLogo(state)]
  const { location } = state.environment
  if (new URL(state.settings.paths.search).pathname === location().pathname) {
    void loadSearchHint().then(
      ({ showSearchHint }) => offs.push(showSearchHint(state)),
      () => {},
    )
  }
  return offs
}

/** Reports this page to analytics. @param from dispatches the events */
export const trackThisPage = (state: State, from: EventTarget): Analytics =>
  trackPage(state, factsOf(state, document), from)
