import { count } from '@bindery/state/phrases.ts'

/** The texts of the persistent banner; overridden by `persistent-banner.<key>`. */
export const persistentBannerMessages = {
  /** What the banner is, for whoever cannot see that it is one. */
  label: 'Subscription offer',
  /** The counter, which leads to the offers. */
  left: count({ one: '{count} free article left', other: '{count} free articles left' }),
  none: 'No free articles left',
  /** In its place for whoever is not counted. */
  offers: 'See subscription offers',
  newTab: '(opens in a new tab)',
  close: 'Close',
}
