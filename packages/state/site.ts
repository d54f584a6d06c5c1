import { optInDefault } from '@bindery/contract/country.ts'
import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Environment, Off } from './environment.ts'
import type { SessionState } from './session.ts'
import type { Settings } from './settings.ts'

export const siteStates = ['guest', 'registered', 'subscribers'] as const
/** What the page is for its reader. */
export type SiteState = (typeof siteStates)[number]

/** The class of the root element that says so: `bindery-guest`, `bindery-registered` … */
export const siteClass = (state: SiteState): string => `bindery-${state}`

export interface Site {
  /**
   * The user's status after each profile load; until the first one what the root element's class says
   * (a server may have put it there), else guest.
   */
  readonly $state: ReadableAtom<SiteState>
  /** Two letters, or null while nothing is known. Set it when the reader has been located. */
  readonly $country: WritableAtom<string | null>
  /** The opt-in box's default: checked for readers in the US (spec accounts 4). */
  readonly $optIn: ReadableAtom<boolean>
  /** Keeps the class of the root element in step with `$state`. */
  markRoot(): Off
}

export const createSite = (
  environment: Environment,
  settings: Settings,
  $session: ReadableAtom<SessionState>,
): Site => {
  const { page } = environment
  const told = page.rootClasses()
  let last = siteStates.find((state) => told.includes(siteClass(state))) ?? 'guest'
  const $state = computed($session, ({ status }) => {
    if (status !== 'unknown') last = status
    return last
  })
  const $country = atom(settings.country)
  return {
    $state,
    $country,
    $optIn: computed($country, (country) => optInDefault(country ?? undefined)),
    markRoot: () =>
      $state.subscribe((now) => {
        for (const state of siteStates) page.rootClass(siteClass(state), state === now)
      }),
  }
}
