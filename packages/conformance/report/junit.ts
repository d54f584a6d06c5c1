/** The report for CI servers: a test case for each journey. */
import type { Finding, JourneyResult, Report } from '../check/report.ts'
import { escapeText } from './escape.ts'
import { summary, verdict } from './result.ts'

const failure = ({ name, title, asked, expected, got }: Finding): string =>
  `<failure type="${name}" message="${escapeText(title)}">${escapeText(
    `${asked}\nexpected: ${expected}\ngot: ${got}`,
  )}</failure>`

const testCase = ({ name, title, state, reason = '' }: JourneyResult, report: Report): string => {
  const findings = report.findings.filter(({ journey }) => journey === name).map(failure)
  const message = escapeText(reason)
  const skip = report.missed.includes(name)
    ? `<failure type="skipped" message="The journey is required, but was skipped: ${message}"/>`
    : `<skipped message="${message}"/>`
  const skipped = state === 'skipped' ? [skip] : []
  return `  <testcase classname="bindery.${name}" name="${escapeText(title)}">${[...findings, ...skipped].join('')}</testcase>`
}

export function junitReport(report: Report): string {
  const { journeys, missed, startedAt } = report
  const count = (state: string) => journeys.filter((each) => each.state === state).length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="bindery check" timestamp="${startedAt}" tests="${journeys.length}" failures="${count('failed') + missed.length}" skipped="${count('skipped') - missed.length}">`,
    ...journeys.map((each) => testCase(each, report)),
    `  <system-out>${escapeText([summary(report), ...verdict(report)].join('\n'))}</system-out>`,
    '</testsuite>',
    '',
  ].join('\n')
}
