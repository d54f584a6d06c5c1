/** The report for CI servers: a test case for each journey. */
import type { Finding, JourneyResult, Report } from '../check/report.ts'
import { escapeText } from './escape.ts'

const failure = ({ name, title, asked, expected, got }: Finding): string =>
  `<failure type="${name}" message="${escapeText(title)}">${escapeText(
    `${asked}\nexpected: ${expected}\ngot: ${got}`,
  )}</failure>`

const testCase = ({ name, title, state, reason = '' }: JourneyResult, report: Report): string => {
  const findings = report.findings.filter(({ journey }) => journey === name).map(failure)
  const skipped = state === 'skipped' ? [`<skipped message="${escapeText(reason)}"/>`] : []
  return `  <testcase classname="bindery.${name}" name="${escapeText(title)}">${[...findings, ...skipped].join('')}</testcase>`
}

export function junitReport(report: Report): string {
  const { journeys, startedAt } = report
  const count = (state: string) => journeys.filter((each) => each.state === state).length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="bindery check" timestamp="${startedAt}" tests="${journeys.length}" failures="${count('failed')}" skipped="${count('skipped')}">`,
    ...journeys.map((each) => testCase(each, report)),
    '</testsuite>',
    '',
  ].join('\n')
}
