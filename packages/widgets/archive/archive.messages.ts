import { count } from '@bindery/state/messages/phrases.ts'

/** The texts of the archive picker and of an issue's contents. A page overrides them as `issue.<key>`. */
export const issueMessages = {
  /** The accessible name of the form. */
  pick: 'Find an issue of the magazine',
  year: 'Year',
  month: 'Month',
  /** The blank option of the month field. */
  noMonth: 'Choose a month',
  monthMissing: 'Please choose a month.',
  show: 'Show issue',
  /** Announced when the reader chooses another year. */
  found: count({ one: '{count} issue in this year', other: '{count} issues in this year' }),
  loading: 'Loading…',
  noYears: 'There are no issues in these years.',
  unknown: 'This issue is not in the archive.',
  retry: 'Try again',
}
