/** The report for a terminal. */
import type { Finding, JourneyResult, Report } from '../check/report.ts'
import { tagNames } from './tag-names.ts'

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const

const journeyLine = ({ state, title, reason, calls }: JourneyResult): string => {
  const why = reason && state === 'skipped' ? `, skipped: ${reason}` : ''
  return `  ${marks[state]} ${title} (${calls} ${calls === 1 ? 'call' : 'calls'}${why})`
}

const findingText = (finding: Finding): string => {
  const { name, title, endpoint, asked, expected, got, path, tags, reader, fix } = finding
  return [
    `${name}: ${title}`,
    `  asked     ${asked} (${endpoint})`,
    ...(path ? [`  at        ${path}`] : []),
    `  expected  ${expected}`,
    `  got       ${got}`,
    ...(tags.length ? [`  breaks    ${tagNames(tags)}`] : []),
    `  readers   ${reader}`,
    `  fix       ${fix}`,
  ].join('\n')
}

export const summary = ({ journeys, findings }: Report): string => {
  const count = (state: string) => journeys.filter((each) => each.state === state).length
  const found = findings.length === 1 ? '1 finding' : `${findings.length} findings`
  return `${count('passed')} journeys passed, ${count('failed')} failed, ${count('skipped')} skipped: ${found}.`
}

export const textReport = (report: Report): string =>
  [
    `${report.apiBase}, dialect ${report.dialect}, for pages of ${report.origin}`,
    '',
    ...report.journeys.map(journeyLine),
    '',
    ...report.findings.flatMap((finding) => [findingText(finding), '']),
    ...(report.absent.length
      ? [
          'The tags can do without these calls, which the server lacks:',
          ...report.absent.map(({ call, effect }) => `  ${call}: ${effect}`),
          '',
        ]
      : []),
    ...(report.unproven.length
      ? [`Not checked, because no journey makes the call: ${report.unproven.join(', ')}.`, '']
      : []),
    ...(report.left.length ? [`Left on the server: ${report.left.join(', ')}.`, ''] : []),
    summary(report),
  ].join('\n')
