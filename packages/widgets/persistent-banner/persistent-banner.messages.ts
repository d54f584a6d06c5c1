import { count } from '@bindery/state/messages/phrases.ts'

/** The texts of the persistent banner; overridden by `persistent-banner.<key>`. */
export const persistentBannerMessages = {
  /** The accessible name of the banner. */
  label: 'Subscription offer',
  /** The counter, a link to the offers. */
  left: count({ one: '{count} free article left', other: '{count} free articles left' }),
  none: 'No free articles left',
  /** Replaces the counter for readers without a quota. */
  offers: 'See subscription offers',
  newTab: '(opens in a new tab)',
  close: 'Close',
}
