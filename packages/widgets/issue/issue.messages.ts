import { count } from '@bindery/state/phrases.ts'

/** The texts of archive and issue; overridden by `issue.<key>`. */
export const issueMessages = {
  /** What the two fields are for. */
  pick: 'Find an issue of the magazine',
  year: 'Year',
  month: 'Month',
  /** The first, blank choice of the months. */
  noMonth: 'Choose a month',
  monthMissing: 'Please choose a month.',
  show: 'Show issue',
  /** Spoken when another year was chosen. */
  found: count({ one: '{count} issue in this year', other: '{count} issues in this year' }),
  loading: 'Loading…',
  noYears: 'There are no issues in these years.',
  unknown: 'This issue is not in the archive.',
  retry: 'Try again',
}
