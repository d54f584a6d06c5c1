import type { ReadableAtom } from 'nanostores'

/** What the page is for its reader: the class on the root element. */
export type SiteState = 'guest' | 'registered' | 'subscribers'

export interface Site {
  readonly $state: ReadableAtom<SiteState>
  /** The opt-in box's default: checked for readers in the US (spec accounts 4). */
  readonly $optIn: ReadableAtom<boolean>
  /** Two letters or null. */
  readonly $country: ReadableAtom<string | null>
}
