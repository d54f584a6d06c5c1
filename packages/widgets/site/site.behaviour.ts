import type { Off } from '@bindery/state/environment.ts'
import type { State } from '@bindery/state/state.ts'
import { swapLogo } from './logo-swap.ts'
import { factsOf } from './page-facts.ts'
import { referLinks } from './referral-links.ts'
import { signedOnly } from './signed-only.ts'
import { type Analytics, analyse } from './site.analytics.ts'
import { smoothAnchors } from './smooth-anchors.ts'

const isCountries = (value: string) => /^[a-z]{2}([\s,;]+[a-z]{2})*$/i.test(value.trim())

const checkCountries = ({ warn }: State['environment']) => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-bindery-countries]')) {
    const value = element.dataset['binderyCountries'] ?? ''
    if (!isCountries(value)) {
      warn(
        `data-bindery-countries="${value}": allowed are countries of two letters, such as "US CA".`,
      )
    }
  }
}

/** What answers to a reader's clicks, and what they are told once. */
export const behave = (state: State): Off[] => {
  checkCountries(state.environment)
  const offs = [smoothAnchors(), signedOnly(state), referLinks(state), swapLogo(state)]
  const { location } = state.environment
  if (new URL(state.settings.paths.search).pathname === location().pathname) {
    void import('./search-hint.ts').then(
      ({ hintAtSearch }) => offs.push(hintAtSearch(state)),
      () => {},
    )
  }
  return offs
}

/** Tells analytics of this page, from the tag. */
export const count = (state: State, from: EventTarget): Analytics =>
  analyse(state, factsOf(state, document), from)
