/** The report for a terminal. */
import type { Finding, JourneyResult, Report } from '../check/report.ts'
import { omissions, summary, verdict } from './result.ts'
import { tagNames } from './tag-names.ts'

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const

const journeyLine = (result: JourneyResult): string => {
  const { state, title, reason, calls } = result
  const why = reason && state === 'skipped' ? `, skipped: ${reason}` : omissions(result)
  return `  ${marks[state]} ${title} (${calls} ${calls === 1 ? 'call' : 'calls'}${why})`
}

const findingText = (finding: Finding): string => {
  const { name, title, endpoint, asked, sent, expected, got, path, tags, reader, fix } = finding
  return [
    `${name}: ${title}`,
    `  asked     ${asked} (${endpoint})`,
    ...(sent ? [`  sent      ${sent}`] : []),
    ...(path ? [`  at        ${path}`] : []),
    `  expected  ${expected}`,
    `  got       ${got}`,
    ...(tags.length ? [`  breaks    ${tagNames(tags)}`] : []),
    `  readers   ${reader}`,
    `  fix       ${fix}`,
  ].join('\n')
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
      ? [`Calls that were not checked: ${report.unproven.join(', ')}.`, '']
      : []),
    ...(report.left.length ? [`Left on the server: ${report.left.join(', ')}.`, ''] : []),
    summary(report),
    ...verdict(report),
  ].join('\n')
