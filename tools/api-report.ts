/**
 * `npm run api-report`: writes etc/public-api.md. Each line that came or changed since the first report has the
 * version of its last change. The report so carries what a comparison needs: the check reads no history.
 * With `--check` it writes nothing, and fails if the report or CHANGELOG.md has to change.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ApiEntry, publicSurface } from './api-surface.ts'
import { loadDefinitions } from './definitions.ts'

const root = join(import.meta.dirname, '..')
export const reportFile = join(root, 'etc/public-api.md')

export interface ReportLine extends ApiEntry {
  /** The version in which the line came or changed; empty if it is older than the first report. */
  readonly version: string
}

const removed = 'Removed'
const keyOf = ({ section, kind, name }: ApiEntry): string => `${section} ${kind} ${name}`

const head = `# The public surface

Written by \`npm run api-report\`: every name that a page, an application or a server can hold on to. A version at the end
of a line is that of its last change. The check compares this file with the code, and wants each name of the current
version in the current section of CHANGELOG.md.
`

const lineOf = ({ kind, name, text, version }: ReportLine): string =>
  `- ${kind} \`${name}\`${text ? `: ${text}` : ''}${version ? ` · ${version}` : ''}`

/** The report as Markdown. */
export function writeReport(lines: readonly ReportLine[]): string {
  const sections = Map.groupBy(lines, ({ section }) => section)
  const texts = [...sections].map(
    ([section, own]) =>
      `## ${section.startsWith('<') ? `\`${section}\`` : section}\n\n${own.map(lineOf).join('\n')}\n`,
  )
  return [head, ...texts].join('\n')
}

/** The lines of a report. */
export function readReport(report: string): ReportLine[] {
  let section = ''
  return report.split('\n').flatMap((line) => {
    const title = /^## `?(.*?)`?$/.exec(line)?.[1]
    if (title) section = title
    const [, kind = '', name = '', text = '', version = ''] =
      /^- ([a-z ]+) `([^`]+)`(?:: (.*?))?(?: · (\d+\.\d+\.\d+))?$/.exec(line) ?? []
    return kind ? [{ section, kind, name, text, version }] : []
  })
}

/**
 * The lines of the next report.
 * @param before the lines of the last report; without one, no line has a version
 */
export function nextReport(
  surface: readonly ApiEntry[],
  before: readonly ReportLine[],
  version: string,
): ReportLine[] {
  const known = new Map(before.map((line) => [keyOf(line), line]))
  const lines = surface.map((entry) => {
    const old = known.get(keyOf(entry))
    if (old?.text === entry.text || before.length === 0)
      return { ...entry, version: old?.version ?? '' }
    return { ...entry, version }
  })
  const current = new Set(surface.map(keyOf))
  const gone = before.flatMap((line) => {
    // A removed line stays until the next version.
    if (line.section === removed) return line.version === version ? [line] : []
    if (current.has(keyOf(line))) return []
    return [{ ...line, section: removed, text: `of ${line.section}`, version }]
  })
  const back = new Set(lines.map(({ section, kind, name }) => `${kind} ${name} of ${section}`))
  return [...lines, ...gone.filter(({ kind, name, text }) => !back.has(`${kind} ${name} ${text}`))]
}

/** The names that changed in the current version and that its section of the changelog does not mention. */
export function missingInChangelog(
  lines: readonly ReportLine[],
  changelog: string,
  version: string,
): string[] {
  const section = changelog.split(/^## /m).find((each) => each.startsWith(version)) ?? ''
  const changed = lines.filter((line) => line.version === version)
  // A tag that is new or removed stands for its attributes, events and parts.
  const tags = changed
    .filter(({ kind }) => kind === 'tag')
    .map(({ section: tag, text }) => `${tag} ${text}`)
  const isOfTag = ({ section: tag, kind, text }: ReportLine): boolean =>
    kind !== 'tag' &&
    tags.some((each) => each.startsWith(`${tag} `) && (tag !== removed || each.endsWith(text)))
  const isMentioned = ({ name }: ReportLine): boolean =>
    new RegExp(`(?<![\\w-])${name.replaceAll(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(section)
  return changed
    .filter((line) => !isOfTag(line) && !isMentioned(line))
    .map(
      ({ section: place, kind, name }) =>
        `CHANGELOG.md, ${version}: does not mention the ${kind} ${name} (${place})`,
    )
}

/** The version of the project. */
export const projectVersion = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

/** What the report should be, given the committed one. */
export async function freshReport(committed: string): Promise<string> {
  const surface = await publicSurface(await loadDefinitions())
  return writeReport(nextReport(surface, readReport(committed), projectVersion()))
}

/** What is wrong with the committed report and the changelog. */
export function faultsOfReport(committed: string, fresh: string, changelog: string): string[] {
  if (committed !== fresh)
    return ['etc/public-api.md does not fit the code: run npm run api-report.']
  return missingInChangelog(readReport(committed), changelog, projectVersion())
}

if (import.meta.main) {
  const committed = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : ''
  const fresh = await freshReport(committed)
  if (process.argv.includes('--check')) {
    const faults = faultsOfReport(
      committed,
      fresh,
      readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
    )
    for (const fault of faults) console.error(fault)
    process.exitCode = faults.length > 0 ? 1 : 0
  } else {
    writeFileSync(reportFile, fresh)
    console.log(reportFile)
  }
}
