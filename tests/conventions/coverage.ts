/**
 * The tables docs/coverage.md and docs/accessibility.md: each row names code and a test that exist, and no section is
 * left out.
 */
import { parseSync } from 'vite'
import { allNodes, isNode, type Node } from '../../tools/syntax-tree.ts'
import type { Rule, SourceFile } from './project.ts'

/** Where the table is, and the choices that its rows may name. */
const table = 'docs/coverage.md'
const readings = 'docs/readings.md'

/** The sections of both specifications, A for accounts and C for content and commerce. */
export const sections = [...'AC'].flatMap((part) => [...'123456789'].map((number) => part + number))

interface Row {
  readonly section: string
  readonly requirement: string
  readonly where: string
  readonly test: string
  readonly status: string
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

/** The rows below each heading of a section, without the heads of the tables. */
export function rowsOf(text: string): Row[] {
  let section = ''
  return text.split('\n').flatMap((line) => {
    section = /^### ([AC]\d+(?:\.\d+)?)\b/.exec(line)?.[1] ?? section
    if (!section || !/^\|.*\|$/.test(line) || /^\|(?: requirement |-)/.test(line)) return []
    const [requirement = '', where = '', test = '', status = '', ...more] = cellsOf(line)
    return [{ section, requirement, where, test, status: more.length ? '' : status }]
  })
}

/** The first cells of the rows of docs/readings.md. */
const choicesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => cellsOf(line)[0] ?? '')

/** The name at the left end of `test.for(cases)('title', …)`: test. */
const calleeName = ({ name, callee, object, tag }: Node): string =>
  typeof name === 'string' ? name : [callee, object, tag].filter(isNode).map(calleeName).join('')

/** The titles of the tests of a file, as its source spells them. */
export const testTitles = (source: SourceFile): readonly string[] => {
  const known = parsed.get(source) ?? titlesOf(source)
  parsed.set(source, known)
  return known
}

const parsed = new WeakMap<SourceFile, readonly string[]>()

const titlesOf = ({ path, text }: SourceFile): string[] =>
  allNodes(parseSync(path, text).program as unknown as Node).flatMap((node) => {
    const { type, arguments: args } = node
    const [title] = type === 'CallExpression' && Array.isArray(args) ? args : []
    if (!isNode(title) || !/^(?:test|it)$/.test(calleeName(node))) return []
    return title.type === 'Literal' || title.type === 'TemplateLiteral'
      ? [text.slice(title.start + 1, title.end - 1).replace(/\\(['"`])/g, '$1')]
      : []
  })

/** What is wrong with `file`: title, or with a cell that says why there is no test. */
function testFaults({ test, status }: Row, files: readonly SourceFile[]): string[] {
  if (test === '–') return /^(?:not built|no test)/.test(status) ? [] : ['has no test']
  const [, path = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(test) ?? []
  const source = files.find((each) => each.path === path)
  if (!source) return [`${path || test} is no file of tests`]
  const titles = new Set(testTitles(source))
  if (titles.has(title)) return []
  const beginning = [...titles].filter((each) => each.startsWith(title)).length
  return beginning === 1 ? [] : [`${beginning} tests of ${path} begin with "${title}"`]
}

function whereFaults({ where, status }: Row, files: readonly SourceFile[]): string[] {
  if (where === '–') return status.startsWith('not built') ? [] : ['names no file']
  return [...where.replaceAll('<br>', ' ').split(/\s+/)]
    .map((each) => each.replace(/^`|`$/g, ''))
    .filter((path) => !files.some((each) => each.path === path))
    .map((path) => `${path} is no file`)
}

function statusFaults({ status }: Row, choices: readonly string[]): string[] {
  if (status === 'met' || /^(?:not built|no test): \S/.test(status)) return []
  const [, choice = ''] = /^read otherwise: (.+)$/.exec(status) ?? []
  if (!choice) return [`"${status}" is no status`]
  const named = choices.filter((each) => each === choice || each.startsWith(choice)).length
  return named > 0 ? [] : [`no row of ${readings} begins with "${choice}"`]
}

/** Each row names a file, a test and a status that exist, and each section has rows. */
export const coverageIsTrue: Rule = (files) => {
  const textOf = (wanted: string) => files.find(({ path }) => path === wanted)?.text ?? ''
  const choices = choicesOf(textOf(readings))
  const rows = rowsOf(textOf(table))
  const empty = sections
    .filter((name) => !rows.some(({ section }) => section.split('.')[0] === name))
    .map((name) => `${table}: section ${name} has no rows`)
  const faults = rows.flatMap((row) =>
    [...whereFaults(row, files), ...testFaults(row, files), ...statusFaults(row, choices)].map(
      (fault) => `${table}: ${row.section}, ${row.requirement}: ${fault}`,
    ),
  )
  return [...empty, ...faults]
}

/** How many criteria WCAG 2.2 has of the levels A and AA. */
const criteria = 55
/** How many groups of readers EN 301 549 has (4.2.1 to 4.2.10). */
const groups = 10
const report = 'docs/accessibility.md'
/** The terms of the VPAT. */
const terms = ['Supports', 'Partially supports', 'Does not support', 'Not applicable']

const reportedTest = (test: string, files: readonly SourceFile[]): string[] =>
  testFaults({ section: '', requirement: '', where: '', test, status: '' }, files)

/** What does not apply needs no test. Everything else has one. */
const criterionFaults = (row: readonly string[], files: readonly SourceFile[]): string[] => {
  const [criterion = '', state = '', remarks = '', test = ''] = row
  return [
    ...(terms.includes(state) && remarks ? [] : ['has no term of the VPAT, or no remarks']),
    ...(state === 'Not applicable' && test === '–' ? [] : reportedTest(test, files)),
  ].map((fault) => `${criterion}: ${fault}`)
}

/** A group of readers has a term, and a table of what the kit does, each with its test. */
function groupFaults(section: string, files: readonly SourceFile[]): string[] {
  const [name = '', ...lines] = section.split('\n')
  const tests = lines
    .filter((line) => /^\| (?!What )/.test(line))
    .map((line) => cellsOf(line).at(-1) ?? '')
  const state = /^\*\*(.+?)\.\*\*/m.exec(section)?.[1] ?? ''
  return [
    ...(terms.includes(state) ? [] : ['has no term of the VPAT']),
    ...(tests.length > 0 ? [] : ['has no test']),
    ...tests.flatMap((test) => reportedTest(test, files)),
  ].map((fault) => `${name}: ${fault}`)
}

/** Each criterion of WCAG and each group of readers has a term of the VPAT and tests that exist. */
export const accessibilityIsTrue: Rule = (files) => {
  const textOf = (wanted: string) => files.find(({ path }) => path === wanted)?.text ?? ''
  const text = textOf(report)
  const rows = text
    .split('\n')
    .filter((line) => /^\| \d\.\d/.test(line))
    .map(cellsOf)
  const sections = text.split(/^### (?=4\.2\.)/m).slice(1)
  const { version = '' } = JSON.parse(textOf('package.json') || '{}')
  const count = new Set(rows.map(([criterion]) => criterion?.split(' ')[0])).size
  return [
    ...rows.flatMap((row) => criterionFaults(row, files)),
    ...sections.flatMap((section) => groupFaults(section, files)),
    ...(count === criteria ? [] : [`${count} criteria instead of ${criteria}`]),
    ...(sections.length === groups ? [] : [`${sections.length} groups instead of ${groups}`]),
    ...(text.includes(`| Version | ${version} |`) ? [] : [`is not of version ${version}`]),
  ].map((fault) => `${report}: ${fault}`)
}
