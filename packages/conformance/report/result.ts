/** What a report says as a whole: how much fits, and what it says nothing about. */
import type { JourneyResult, Report } from '../check/report.ts'

/** A journey that was skipped, with the reason. */
const skippedText = ({ name, reason }: JourneyResult): string =>
  reason ? `${name} (${reason})` : name

export const summary = ({ journeys, findings }: Pick<Report, 'journeys' | 'findings'>): string => {
  const count = (state: string) => journeys.filter((each) => each.state === state).length
  const found = findings.length === 1 ? '1 finding' : `${findings.length} findings`
  return `${count('passed')} journeys passed, ${count('failed')} failed, ${count('skipped')} skipped: ${found}.`
}

/** What no finding means: that the server fits, as far as it was checked. */
export const verdict = ({ journeys, findings, missed, notes }: Report): readonly string[] => {
  const skipped = journeys.filter(({ state }) => state === 'skipped')
  const isWhole = skipped.length === 0 && journeys.every(({ omitted }) => !omitted)
  const fits = isWhole
    ? 'The server fits the contract.'
    : 'The server fits the contract in what was checked.'
  return [
    ...(findings.length ? [] : [fits]),
    ...(skipped.length ? [`Skipped: ${skipped.map(skippedText).join('; ')}.`] : []),
    ...notes,
    ...(missed.length ? [`Required, but skipped: ${missed.join(', ')}.`] : []),
  ]
}

/** A part that a journey has left out: "without …". */
export const omissions = ({ omitted = [] }: JourneyResult): string =>
  omitted.length ? `, without ${omitted.join(', and without ')}` : ''
