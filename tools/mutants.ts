/**
 * `npm run mutants [file or folder …]`: changes the code in small ways and runs the unit tests beside it. A change that no
 * test notices has survived: it shows what is not tested. Without arguments it takes the sample below, for hours; it
 * writes its report after each file.
 * `MUTANTS_FOLDER` names another folder of tests, for a file that is tested there.
 */
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where a mistake costs a reader something. Each file is tested by the unit tests of its folder. */
const sample = [
  ...['client', 'session', 'settings', 'articles', 'cart', 'environment'].map(
    (folder) => `packages/state/${folder}`,
  ),
  ...['attribute-parser', 'diagnostics', 'nearest'].map((file) => `packages/element/${file}.ts`),
]

/** Texts, types and tests have nothing to mutate. */
const isSource = (path: string): boolean =>
  !/\.(test|check|events|messages(\.\w+)?)\.ts$|\/(types|\w+-types)\.ts$/.test(path)

/** Sources by folder. */
export function groupSources(paths: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const path of paths.filter(isSource)) {
    const folder = dirname(path)
    groups.set(folder, [...(groups.get(folder) ?? []), path])
  }
  return groups
}

/** The part of Stryker's JSON report that is read. */
export interface MutationReport {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >
}

export interface Score {
  readonly killed: number
  /** No test has noticed the change, or none runs that line. */
  readonly alive: number
  /** The part of `alive` that no unit test of the folder runs. Tests of other folders or of browsers may. */
  readonly notRun: number
  /** In percent. */
  readonly score: number
}

/** A change that breaks the types or is ignored counts for neither side. */
export function scoreOf({ files }: MutationReport): Score {
  const statuses = Object.values(files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  )
  const count = (...names: string[]) => statuses.filter((each) => names.includes(each)).length
  const [killed, notRun] = [count('Killed', 'Timeout'), count('NoCoverage')]
  const alive = count('Survived') + notRun
  const all = killed + alive
  return { killed, alive, notRun, score: all === 0 ? 100 : Math.round((1000 * killed) / all) / 10 }
}

const reports = '.cache/reports'
const reportFile = join(reports, 'mutants-all.json')

/**
 * Mutates a file and runs the tests of its folder, or of `MUTANTS_FOLDER`. null: Stryker has failed, as it does when
 * none of them imports the file.
 */
function mutate(folder: string, path: string): MutationReport | null {
  const { status } = spawnSync('stryker', ['run', '--mutate', path], {
    stdio: 'inherit',
    env: { MUTANTS_FOLDER: folder, ...process.env },
    shell: process.platform === 'win32',
  })
  if (status !== 0) return null
  return JSON.parse(readFileSync(join(reports, 'mutants.json'), 'utf8')) as MutationReport
}

const line = (path: string, { killed, alive, notRun, score }: Score): string =>
  `${score.toFixed(1).padStart(5)} %  ${path}: ${killed} killed, ${alive} alive, ${notRun} of them not run`

if (import.meta.main) {
  const named = process.argv.slice(2)
  const paths = (named.length > 0 ? named : sample).flatMap((path) =>
    statSync(path).isDirectory() ? globSync(`${path}/*.ts`) : [path],
  )
  mkdirSync(reports, { recursive: true })
  const files: Record<string, MutationReport['files'][string]> = {}
  const lines: string[] = []
  for (const [folder, sources] of groupSources(paths)) {
    for (const path of sources) {
      const report = mutate(folder, path)
      Object.assign(files, report?.files)
      lines.push(
        report ? line(path, scoreOf(report)) : `failed   ${path}: see Stryker's lines above`,
      )
      // After each file: a run that is stopped keeps what it knows.
      writeFileSync(reportFile, JSON.stringify({ files }))
      console.log(lines.at(-1))
    }
  }
  console.log(lines.join('\n'))
  const { killed, alive, notRun, score } = scoreOf({ files })
  console.log(
    `${score} % of ${killed + alive} mutants in ${Object.keys(files).length} files; no test of the folder runs ${notRun}`,
  )
  if (lines.some((each) => each.startsWith('failed'))) process.exitCode = 1
}
