import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  faultsOfReport,
  freshReport,
  missingInChangelog,
  nextReport,
  type ReportLine,
  readReport,
  reportFile,
  writeReport,
} from './api-report.ts'

const committed = readFileSync(reportFile, 'utf8')

test('this project: etc/public-api.md fits the code, and the changelog names its changes', async () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  expect(faultsOfReport(committed, await freshReport(committed), changelog)).toEqual([])
})

test('a report that does not fit the code says how to write it', () => {
  expect(faultsOfReport('old', 'new', '')).toEqual([
    'etc/public-api.md does not fit the code: run npm run api-report.',
  ])
})

const line = (name: string, text = '', kind = 'attribute', version = ''): ReportLine => ({
  section: '<bindery-a>',
  kind,
  name,
  text,
  version,
})
const before = [line('bindery-a', '', 'tag'), line('open', 'present or not'), line('kind', 'text')]
const attributes = (...lines: readonly ReportLine[]) => [line('bindery-a', '', 'tag'), ...lines]

test('a report is read as it was written', () => {
  const lines = [...before, line('size', 'one of `s`, `m`: text', 'attribute', '1.2.0')]
  expect(readReport(writeReport(lines))).toEqual(lines)
})

test('the first report has no versions, and an unchanged line keeps its own', () => {
  expect(nextReport(before, [], '1.1.0')).toEqual(before)
  const older = attributes(line('open', 'present or not', 'attribute', '1.0.0'))
  expect(nextReport(older, older, '1.1.0')).toEqual(older)
})

test('a line that is new, changed or removed has the current version', () => {
  const now = attributes(line('open', 'present or not'), line('kind', 'one of `a`'), line('size'))
  const report = nextReport(now, [...before, line('gone')], '1.1.0')
  const changed = report.filter(({ version }) => version === '1.1.0')
  expect(changed.map(({ section, name }) => `${section} ${name}`)).toEqual([
    '<bindery-a> kind',
    '<bindery-a> size',
    'Removed gone',
  ])
  expect(nextReport(now, report, '1.1.0'), 'a second run changes nothing').toEqual(report)
  expect(nextReport(now, report, '1.2.0').map(({ section }) => section)).not.toContain('Removed')
})

test('a removed line that comes back is no longer listed as removed', () => {
  const without = nextReport(attributes(), before, '1.1.0')
  expect(without.map(({ section }) => section)).toContain('Removed')
  expect(nextReport(before, without, '1.1.0').map(({ section }) => section)).not.toContain(
    'Removed',
  )
})

test('the current section of the changelog has to name each change, as a whole word', () => {
  const changed = attributes(line('open', 'text', 'attribute', '1.1.0'))
  const missing = (text: string) => missingInChangelog(changed, text, '1.1.0')
  const complaint = 'CHANGELOG.md, 1.1.0: does not mention the attribute open (<bindery-a>)'
  expect(missing('## 1.1.0\n\n- `open` is a text.\n')).toEqual([])
  expect(missing('## 1.1.0\n\n- `reopen` and `open-now` are texts.\n')).toEqual([complaint])
  expect(missing('## 1.1.0\n\n- Nothing.\n\n## 1.0.0\n\n- `open`\n')).toEqual([complaint])
})

test('the changelog names a removed tag without each of its attributes, and other removed names', () => {
  const gone = nextReport(
    [line('bindery-b', '', 'tag')],
    [...before, { ...line('old'), section: 'Kit' }],
    '1.1.0',
  )
  const missing = missingInChangelog(gone, '## 1.1.0\n\n- `bindery-a` and `bindery-b`.\n', '1.1.0')
  expect(missing).toEqual(['CHANGELOG.md, 1.1.0: does not mention the attribute old (Removed)'])
})

test('the changelog names a new tag without each of its attributes', () => {
  const added = [line('bindery-a', '', 'tag', '1.1.0'), line('open', '', 'attribute', '1.1.0')]
  expect(missingInChangelog(added, '## 1.1.0\n\n- `bindery-a`.\n', '1.1.0')).toEqual([])
})
